import type { SerializedStyles } from '@emotion/react';
import { css } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { baseStyles } from './base-styles';
import { buildTheme, schemeSheets } from './build-theme';

/** The theme, and its global style sheets, which are made when they are first read. */
export type MadeTheme = { theme: Theme; readonly sheets: SerializedStyles };

const made = new Map<string, MadeTheme>();
/** A server renders pages of many stores; a browser has one. */
const most = 100;

/** The theme of an accent, the same object each time, because cached styles are keyed by it. */
export function themeOf(accent: string): MadeTheme {
  const known = made.get(accent);
  made.delete(accent);
  const found = known ?? make(accent);
  made.set(accent, found);
  const [oldest] = made.keys();
  if (made.size > most && oldest !== undefined) made.delete(oldest);
  return found;
}

function make(accent: string): MadeTheme {
  const theme = buildTheme(accent);
  let sheets: SerializedStyles | undefined;
  return {
    theme,
    get sheets() {
      sheets ??= css([...schemeSheets(theme), baseStyles(theme)]);
      return sheets;
    },
  };
}
