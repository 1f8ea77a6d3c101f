import type { Customization } from 'api';
import { Box, Button, Image, Typography, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** The store's app: text between two pictures, and links to it. */
export function DailyNeeds({ words }: { words: Customization['home']['daily_needs'] }) {
  const { t } = useTranslation('storefront/home');
  const text = useText();
  const button = text(words.button);
  const first = words.google_play_link || words.app_store_link;
  // The button leads to one of the two shops.
  const led = button ? first : '';
  return (
    <Box component="section" sx={blockStyles}>
      {words.image_left ? (
        <Image src={words.image_left} alt="" width={240} height={240} className="left" />
      ) : null}
      <Box sx={{ textAlign: 'center', maxWidth: 560, mx: 'auto' }}>
        <Typography variant="h1" component="h2" sx={{ fontSize: { xs: '1.5625rem', md: '1.9375rem' } }}>
          {text(words.title)}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text(words.description)}</Typography>
        <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          {button && first ? (
            <Button variant="contained" href={first} rel="noopener">
              {button}
            </Button>
          ) : null}
          {words.google_play_link && words.google_play_link !== led ? (
            <Button variant="outlined" color="neutral" href={words.google_play_link} rel="noopener">
              {t('googlePlay')}
            </Button>
          ) : null}
          {words.app_store_link && words.app_store_link !== led ? (
            <Button variant="outlined" color="neutral" href={words.app_store_link} rel="noopener">
              {t('appStore')}
            </Button>
          ) : null}
        </Box>
      </Box>
      {words.image_right ? (
        <Image src={words.image_right} alt="" width={240} height={240} className="right" />
      ) : null}
    </Box>
  );
}

const blockStyles = {
  display: 'grid',
  alignItems: 'center',
  gap: 3,
  gridTemplateColumns: { xs: '1fr', md: '200px 1fr 200px' },
  mt: { xs: 4, md: 6 },
  p: { xs: 3, md: 5 },
  borderRadius: 2,
  bgcolor: 'neutral.1',
  '& > img': { display: { xs: 'none', md: 'block' }, width: '100%', borderRadius: 2 },
};
