import { Banknote, CreditCard } from 'lucide-react';
import { Box, Image, useTakesCards } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** The ways to pay, and the store's own picture of them. */
export function WaysToPay({ image }: { image: string }) {
  const { t } = useTranslation('storefront/layout');
  const takesCards = useTakesCards();
  return (
    <>
      <Box component="ul" role="list" aria-label={t('payments')} sx={{ display: 'flex', gap: 1 }}>
        {takesCards ? (
          <Box component="li" sx={pillStyles}>
            <CreditCard size={16} aria-hidden />
            {t('pay.card')}
          </Box>
        ) : null}
        <Box component="li" sx={pillStyles}>
          <Banknote size={16} aria-hidden />
          {t('pay.cash')}
        </Box>
      </Box>
      {image ? <Image src={image} alt={t('payments')} width={129} height={24} sx={imageStyles} /> : null}
    </>
  );
}

const pillStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  px: 1.25,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
};
const imageStyles = {
  width: 'auto',
  height: 28,
  objectFit: 'contain',
  // A picture with letters on no ground of its own.
  '[data-color-scheme="dark"] &': { bgcolor: '#ffffff', borderRadius: 1, px: 0.5 },
};
