import type { Customization } from 'api';
import { Box, Button, Image, Typography, useText } from 'mfe-shared';
import { scrim } from '../../ui/scrim';
import { linkTo } from './link-to';

type BannerProps = { words: Customization['home']['promotion_banner']; tone: 'accent' | 'quiet' };

/** An offer (the picture fills it) or a promise (the picture is beside the text): text, a link, a picture. */
export function Banner({ words, tone }: BannerProps) {
  const text = useText();
  const button = text(words.button);
  const offer = tone === 'accent';
  return (
    <Box component="section" sx={offer ? offerStyles : promiseStyles}>
      <Box className="words">
        <Typography variant="h1" component="h2" sx={{ fontSize: { xs: '1.5625rem', md: '1.9375rem' } }}>
          {text(words.title)}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: 520 }}>
          {text(words.description)}
        </Typography>
        {button ? (
          <Button
            variant={offer ? 'contained' : 'outlined'}
            color={offer ? 'primary' : 'neutral'}
            sx={{ mt: 3 }}
            {...linkTo(words.link)}
          >
            {button}
          </Button>
        ) : null}
      </Box>
      {words.image ? (
        <Box className="picture">
          <Image
            src={words.image}
            alt=""
            width={offer ? 1392 : 640}
            height={offer ? 522 : 320}
            sizes={
              offer
                ? '(min-width: 1440px) 1392px, calc(100vw - 32px)'
                : '(min-width: 900px) 45vw, calc(100vw - 32px)'
            }
          />
        </Box>
      ) : null}
    </Box>
  );
}

const shared = {
  position: 'relative',
  display: 'grid',
  mt: { xs: 4, md: 6 },
  borderRadius: 2,
  overflow: 'hidden',
  '& .words': { p: { xs: 3, md: 5 }, alignSelf: 'center', position: 'relative', zIndex: 1 },
  '& .picture': { position: 'relative', minHeight: { xs: 220, md: 280 }, order: { xs: -1, md: 0 } },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
};

const promiseStyles = {
  ...shared,
  bgcolor: 'neutral.1',
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 0.8fr)' },
};

const offerStyles = {
  ...shared,
  bgcolor: 'primary.light',
  minHeight: { md: 320 },
  '& .words': { ...shared['& .words'], width: { md: '46%' } },
  '& .picture': {
    ...shared['& .picture'],
    position: { xs: 'relative', md: 'absolute' },
    inset: { md: 0 },
    '&::after': { ...scrim, display: { xs: 'none', md: 'block' } },
  },
  '& img': { ...shared['& img'], objectPosition: 'right center' },
};
