import type { Customization } from 'api';
import { Box, Button, Image, Typography, useText } from 'mfe-shared';
import { linkTo } from './link-to';

type BannerProps = { words: Customization['home']['promotion_banner']; tone: 'accent' | 'quiet' };

/** One offer or one promise: words, a way on, a picture. */
export function Banner({ words, tone }: BannerProps) {
  const text = useText();
  const button = text(words.button);
  return (
    <Box
      component="section"
      sx={{ ...bannerStyles, bgcolor: tone === 'accent' ? 'primary.light' : 'neutral.1' }}
    >
      <Box sx={{ p: { xs: 3, md: 5 }, alignSelf: 'center' }}>
        <Typography variant="h1" component="h2" sx={{ fontSize: { xs: '1.5625rem', md: '1.9375rem' } }}>
          {text(words.title)}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: 520 }}>
          {text(words.description)}
        </Typography>
        {button ? (
          <Button
            variant={tone === 'accent' ? 'contained' : 'outlined'}
            sx={{ mt: 3 }}
            {...linkTo(words.link)}
          >
            {button}
          </Button>
        ) : null}
      </Box>
      {words.image ? (
        <Box sx={{ position: 'relative', minHeight: { xs: 180, md: 260 }, '& img': coverStyles }}>
          <Image src={words.image} alt="" width={640} height={320} sizes="(min-width: 900px) 45vw, 100vw" />
        </Box>
      ) : null}
    </Box>
  );
}

const bannerStyles = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 0.8fr)' },
  mt: { xs: 4, md: 6 },
  borderRadius: 2,
  overflow: 'hidden',
};

const coverStyles = { position: 'absolute', inset: 0, width: '100%', height: '100%' };
