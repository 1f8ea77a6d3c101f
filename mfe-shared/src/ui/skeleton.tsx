import { keyframes } from '@emotion/react';
import type { SxProps, Theme } from '@mui/material/styles';
import { Box } from './box';
import { sxList } from './sx-list';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export type SkeletonProps = {
  variant?: 'rounded' | 'circular';
  width?: number | string;
  height?: number | string;
  sx?: SxProps<Theme>;
};

/** A placeholder for loading content, in its final size. */
export function Skeleton({ variant = 'rounded', width, height, sx }: SkeletonProps) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={[
        {
          display: 'block',
          width,
          height,
          maxWidth: '100%',
          borderRadius: variant === 'circular' ? '50%' : 1,
          // In dark mode the second step of the scale is the background of cards.
          bgcolor: 'neutral.3',
          animation: `${breathe} 1.6s ease-in-out infinite`,
        },
        ...sxList(sx),
      ]}
    />
  );
}
