import type { SxProps, Theme } from '@mui/material/styles';

/** The caller's `sx` as a list, to be put behind the component's own. */
export function sxList(sx: SxProps<Theme> | undefined) {
  if (sx === undefined) return [];
  return Array.isArray(sx) ? sx : [sx];
}
