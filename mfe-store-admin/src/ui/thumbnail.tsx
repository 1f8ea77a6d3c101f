import { ImageOff } from 'lucide-react';
import { Box, Image } from 'mfe-shared';
import type { ReactNode } from 'react';

/** A product's small picture or its placeholder. It is decorative: the name is beside it. */
export function Thumbnail({ src, size = 32, icon }: { src: string | null; size?: number; icon?: ReactNode }) {
  return (
    <Box style={{ width: size, height: size }} sx={frameStyles}>
      {src ? (
        <Image src={src} alt="" width={size} height={size} style={{ width: size, height: size }} />
      ) : (
        (icon ?? <ImageOff size={Math.round(size / 2)} aria-hidden />)
      )}
    </Box>
  );
}

const frameStyles = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'neutral.1',
  color: 'neutral.6',
} as const;
