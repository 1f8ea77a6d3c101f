import type { CSSObject, SerializedStyles } from '@emotion/react';
import { css } from '@emotion/react';
import type { SxProps, Theme } from '@mui/material/styles';

type Part = object | ((theme: Theme) => object);
type Node = { styles?: SerializedStyles; below?: WeakMap<object, Node> };
type Texts = Map<string, SerializedStyles>;

const themes = new WeakMap<object, Node>();
const texts = new WeakMap<object, Texts>();
/** More than a page has of those that are made anew at each rendering. */
const mostTexts = 500;
const none: SxProps<Theme> = [];

/**
 * Resolves an `sx` with this theme and caches the result by object identity, then by its text: a page has hundreds of
 * elements and a few dozen styles.
 */
export function stylesOf(theme: Theme, sx: SxProps<Theme> = none): SerializedStyles {
  let node = below(themes, theme);
  const parts = (Array.isArray(sx) ? sx : [sx]) as (Part | false | null | undefined)[];
  for (const part of parts) {
    if (!part || typeof part === 'boolean') continue;
    node.below ??= new WeakMap();
    node = below(node.below, part);
  }
  node.styles ??= stylesByText(theme, sx);
  return node.styles;
}

/**
 * Finds styles by the text of their `sx`: one that is made anew at each rendering is another object with the same text.
 * An `sx` with a function has no such text.
 */
function stylesByText(theme: Theme, sx: SxProps<Theme>): SerializedStyles {
  let isText = true;
  const text = JSON.stringify(sx, (_, value) => {
    if (typeof value === 'function') isText = false;
    return value;
  });
  const known = texts.get(theme) ?? new Map<string, SerializedStyles>();
  texts.set(theme, known);
  const found = (isText && known.get(text)) || css(theme.unstable_sx?.(sx) as CSSObject);
  if (known.size >= mostTexts) known.clear();
  if (isText) known.set(text, found);
  return found;
}

function below(nodes: WeakMap<object, Node>, key: object): Node {
  const known = nodes.get(key);
  if (known) return known;
  const node = {};
  nodes.set(key, node);
  return node;
}
