import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Box } from './box';
import { sxList } from './sx-list';

export type AvatarProps = {
  src?: string | undefined;
  alt: string;
  size?: number;
  sx?: SxProps<Theme>;
  children?: ReactNode;
};

/** A person's picture. Its children (a letter) are shown when there is none or it does not load. */
export function Avatar({ src, alt, size = 32, sx, children }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <Box
      component="span"
      sx={[
        {
          display: 'inline-grid',
          placeItems: 'center',
          width: size,
          height: size,
          overflow: 'hidden',
          borderRadius: '50%',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          fontSize: '0.8125rem',
          fontWeight: 600,
        },
        ...sxList(sx),
      ]}
    >
      {src && src !== broken ? (
        <Box
          component="img"
          src={src}
          alt={alt}
          onError={() => setBroken(src)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        children
      )}
    </Box>
  );
}
