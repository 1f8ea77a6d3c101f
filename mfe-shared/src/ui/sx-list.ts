import type { SxProps, Theme } from '@mui/material/styles';

/** The caller's `sx` as the list it may or may not be, to put behind one's own. */
export function sxList(sx: SxProps<Theme> | undefined) {
  if (sx === undefined) return [];
  return Array.isArray(sx) ? sx : [sx];
}
