import type { LocalizedText } from 'api';
import { Box, Image, Typography, useText } from 'mfe-shared';
import type { ReactNode } from 'react';
import { Page } from '../../ui/page';
import { scrim } from '../../ui/scrim';
import { useTitle } from '../../ui/use-title';

type StorePageProps = {
  /** The section of the store's customization, for the preview of the back office. */
  part: string;
  title: LocalizedText;
  /** A wide picture behind the title, if the store has one. */
  image?: string | undefined;
  narrow?: boolean;
  children: ReactNode;
};

/** The title over a picture, then the store's text. */
export function StorePage({ part, title, image, narrow = false, children }: StorePageProps) {
  const text = useText();
  useTitle(text(title));
  return (
    <Page narrow={narrow} part={part}>
      <Box sx={image ? pictureStyles : undefined}>
        {image ? (
          <Box className="picture">
            <Image
              src={image}
              alt=""
              width={1392}
              height={348}
              sizes="(min-width: 1440px) 1392px, calc(100vw - 32px)"
              priority
            />
          </Box>
        ) : null}
        <Typography variant="h1" sx={{ position: 'relative', zIndex: 1, p: image ? { xs: 3, md: 5 } : 0 }}>
          {text(title)}
        </Typography>
      </Box>
      <Box sx={{ mt: { xs: 3, md: 4 } }}>{children}</Box>
    </Page>
  );
}

const pictureStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 120, md: 200 },
  borderRadius: 2,
  overflow: 'hidden',
  bgcolor: 'primary.light',
  '& .picture': { position: 'absolute', inset: 0 },
  '& .picture::after': scrim,
  '& img': { width: '100%', height: '100%', objectPosition: 'right center' },
};
