import { Truck } from 'lucide-react';
import { Box, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** The amount missing for free delivery, as text and as a bar. */
export function FreeDeliveryBar({ missing, subTotal }: { missing: number; subTotal: number }) {
  const { t } = useTranslation('storefront/ui');
  const { money } = useFormat();
  const share = missing === 0 ? 1 : subTotal / (subTotal + missing);
  return (
    <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'primary.light' }}>
      <Box
        role="status"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.875rem', fontWeight: 500 }}
      >
        <Truck size={18} aria-hidden />
        {missing === 0 ? t('freeReached') : t('freeMissing', { amount: money(missing) })}
      </Box>
      <Box
        aria-hidden
        sx={{ mt: 1, height: 6, borderRadius: '999px', bgcolor: 'neutral.3', overflow: 'hidden' }}
      >
        <Box sx={{ ...fillStyles, transform: `scaleX(${share})` }} />
      </Box>
    </Box>
  );
}

const fillStyles = {
  height: '100%',
  borderRadius: '999px',
  bgcolor: 'primary.main',
  transformOrigin: 'left',
  transition: 'transform 200ms ease-out',
};
