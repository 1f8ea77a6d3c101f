import type { CSSObject, SerializedStyles } from '@emotion/react';
import { css } from '@emotion/react';
import type { SxProps, Theme } from '@mui/material/styles';

type Part = object | ((theme: Theme) => object);
type Node = { styles?: SerializedStyles; below?: WeakMap<object, Node> };

const themes = new WeakMap<object, Node>();
const none: SxProps<Theme> = [];

/**
 * Resolves an `sx` with this theme and caches the result by object identity: a page has hundreds of elements and a
 * few dozen constant styles.
 */
export function stylesOf(theme: Theme, sx: SxProps<Theme> = none): SerializedStyles {
  let node = below(themes, theme);
  const parts = (Array.isArray(sx) ? sx : [sx]) as (Part | false | null | undefined)[];
  for (const part of parts) {
    if (!part || typeof part === 'boolean') continue;
    node.below ??= new WeakMap();
    node = below(node.below, part);
  }
  node.styles ??= css(theme.unstable_sx?.(sx) as CSSObject);
  return node.styles;
}

function below(nodes: WeakMap<object, Node>, key: object): Node {
  const known = nodes.get(key);
  if (known) return known;
  const node = {};
  nodes.set(key, node);
  return node;
}
