import type { Customization } from 'api';
import { Box, Button, Image, Typography, useText } from 'mfe-shared';
import { linkTo } from './link-to';

type SlideProps = { slide: Customization['slider']['slides'][number]; label: string; first: boolean };

/** Words on a calm tint, the picture beside them or on top: readable whatever picture the store takes. */
export function Slide({ slide, label, first }: SlideProps) {
  const text = useText();
  const button = text(slide.button);
  return (
    <Box role="group" aria-roledescription="slide" aria-label={label} sx={slideStyles}>
      <Box sx={wordsStyles}>
        <Typography variant="display" component="h2" sx={{ fontSize: { xs: '1.5625rem', md: '2.4375rem' } }}>
          {text(slide.title)}
        </Typography>
        <Typography
          sx={{ mt: 1, color: 'text.secondary', maxWidth: 420, fontSize: { xs: '0.9375rem', md: '1rem' } }}
        >
          {text(slide.description)}
        </Typography>
        {button ? (
          <Button variant="contained" sx={{ mt: 2, alignSelf: 'flex-start' }} {...linkTo(slide.link)}>
            {button}
          </Button>
        ) : null}
      </Box>
      {slide.image ? (
        <Box sx={pictureStyles}>
          <Image
            src={slide.image}
            alt=""
            width={760}
            height={400}
            sizes="(min-width: 900px) 55vw, 100vw"
            priority={first}
          />
        </Box>
      ) : null}
    </Box>
  );
}

const slideStyles = {
  flex: 'none',
  width: '100%',
  minHeight: { md: 380 },
  scrollSnapAlign: 'start',
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 0.82fr) minmax(0, 1fr)' },
  // On a phone the picture comes first, and all slides give it the same room.
  gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
};

const wordsStyles = {
  order: { xs: 1, md: 0 },
  display: 'flex',
  flexDirection: 'column',
  justifyContent: { xs: 'flex-start', md: 'center' },
  px: { xs: 2.5, md: 5 },
  pt: { xs: 2, md: 4 },
  pb: { xs: 6, md: 7 },
  overflowWrap: 'anywhere',
};

const pictureStyles = {
  position: 'relative',
  aspectRatio: { xs: '16 / 9', md: 'auto' },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
};
