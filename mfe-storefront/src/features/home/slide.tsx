import type { Customization } from 'api';
import { Box, Button, Image, Typography, useText } from 'mfe-shared';
import { scrim } from '../../ui/scrim';
import { linkTo } from './link-to';

type SlideProps = {
  /** The part of the store's customization that it shows, for the preview of the back office. */
  part: string;
  slide: Customization['slider']['slides'][number];
  label: string;
  first: boolean;
  /** Hidden slides are skipped by the keyboard. */
  shown: boolean;
  /** The picture of a distant slide is not loaded. */
  withPicture: boolean;
};

/** Text over the picture's left side, or below it on a phone: readable with any picture. */
export function Slide({ part, slide, label, first, shown, withPicture }: SlideProps) {
  const text = useText();
  const button = text(slide.button);
  return (
    <Box
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      data-customization={part}
      inert={!shown}
      sx={slideStyles}
    >
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
          {withPicture ? (
            <Image
              src={slide.image}
              alt=""
              width={1072}
              height={469}
              sizes="(min-width: 1456px) 1072px, (min-width: 900px) calc(100vw - 384px), calc(100vw - 32px)"
              priority={first}
            />
          ) : null}
        </Box>
      ) : null}
    </Box>
  );
}

const slideStyles = {
  position: 'relative',
  flex: 'none',
  width: '100%',
  minHeight: { md: 400 },
  scrollSnapAlign: 'start',
  display: 'grid',
  // On a phone the picture comes first, with the same height in all slides.
  gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
};

const wordsStyles = {
  order: { xs: 1, md: 0 },
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: { xs: 'flex-start', md: 'center' },
  width: { md: '46%' },
  px: { xs: 2, md: 5 },
  pt: { xs: 2, md: 4 },
  pb: { xs: 5.5, md: 7 },
  overflowWrap: 'anywhere',
};

const pictureStyles = {
  position: { xs: 'relative', md: 'absolute' },
  inset: { md: 0 },
  aspectRatio: { xs: '2 / 1', md: 'auto' },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectPosition: 'right center' },
  '&::after': { ...scrim, display: { xs: 'none', md: 'block' } },
};
