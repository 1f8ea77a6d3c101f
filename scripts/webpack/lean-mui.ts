import { root } from './packages.ts';

const mui = `${root}/node_modules/@mui/material`;

/** Parts of MUI that the kit's theme and components have switched off, so that nothing ever renders them. */
export const leftOut = {
  // `disableRipple` in mfe-shared's theme.
  [`${mui}/ButtonBase/TouchRipple.mjs`]: false,
  // The kit's buttons bring their own `loadingIndicator`.
  [`${mui}/CircularProgress/CircularProgress.mjs`]: false,
} as const;

/**
 * Of what every page has by the hundred: the same, made cheaper. Nothing that the kit takes from MUI uses these two
 * itself; DialogTitle, FormControlLabel, ListItemText and InputAdornment would, and give Typography more than it takes.
 */
export const replaced = {
  [`${mui}/Box/Box.mjs`]: `${root}/mfe-shared/src/ui/mui/box.tsx`,
  [`${mui}/Typography/Typography.mjs`]: `${root}/mfe-shared/src/ui/mui/typography.tsx`,
} as const;
