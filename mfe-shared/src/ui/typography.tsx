import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, ElementType } from 'react';
import { Box } from './box';
import { sxList } from './sx-list';

type Props = ComponentProps<'p'> & {
  variant?: string;
  component?: ElementType;
  noWrap?: boolean;
  sx?: SxProps<Theme>;
};

const tags: Record<string, ElementType> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  subtitle1: 'h6',
  subtitle2: 'h6',
  body1: 'p',
  body2: 'p',
  inherit: 'p',
};

const ofVariants = new Map<string, object>();
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

function ofVariant(variant: string): object {
  const styles = ofVariants.get(variant) ?? { m: 0, typography: variant };
  ofVariants.set(variant, styles);
  return styles;
}

/** The used part of MUI's Typography, with MUI's type, based on our own Box. */
function StyledTypography({ variant = 'body1', component, noWrap = false, sx, ...rest }: Props) {
  const styles = [ofVariant(variant), noWrap && oneLine, ...sxList(sx)] as SxProps<Theme>;
  return <Box component={component ?? tags[variant] ?? 'span'} sx={styles} {...(rest as object)} />;
}

export const Typography = StyledTypography as typeof import('@mui/material/Typography').default;
