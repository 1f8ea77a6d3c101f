import type { ReactNode } from 'react';
import { Box } from './box';

export type BadgeProps = {
  /** 0 is not shown. */
  badgeContent: number;
  /** The largest number that is shown, 99 by default. Larger ones are `99+`. */
  max?: number;
  color?: 'primary' | 'error';
  children: ReactNode;
};

/** A number at the corner of an icon. Include the number in the button's accessible name as well. */
export function Badge({ badgeContent, max = 99, color = 'primary', children }: BadgeProps) {
  return (
    <Box component="span" sx={placeStyles}>
      {children}
      {badgeContent > 0 ? (
        <Box component="span" aria-hidden className="tabular" sx={bubbleStyles(color)}>
          {badgeContent > max ? `${max}+` : badgeContent}
        </Box>
      ) : null}
    </Box>
  );
}

const placeStyles = { position: 'relative', display: 'inline-flex' };

const bubbleStyles = (color: 'primary' | 'error') => ({
  position: 'absolute',
  top: 0,
  right: 0,
  transform: 'translate(50%, -50%)',
  minWidth: 18,
  height: 18,
  px: 0.5,
  borderRadius: '9px',
  bgcolor: `${color}.main`,
  color: `${color}.contrastText`,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '18px',
  textAlign: 'center',
});
