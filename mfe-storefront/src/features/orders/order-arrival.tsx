import type { MyOrder } from 'api';
import { Truck } from 'lucide-react';
import { Box, Typography, useArrivalText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/**
 * When an order that is still to come arrives, as it was promised when it was placed, and what comes next; `placed`:
 * just now, where OrderNext says what comes next.
 */
export function OrderArrival({ order, placed }: { order: MyOrder; placed: boolean }) {
  const { t } = useTranslation('storefront/orders');
  const arrivalText = useArrivalText();
  const { arrival, status, paymentStatus } = order;
  const isOver = status === 'delivered' || status === 'cancelled' || paymentStatus === 'awaiting';
  if (!arrival || isOver) return null;
  return (
    <Box component="section" aria-label={t('arrival.title')} sx={boxStyles}>
      <Truck size={28} aria-hidden />
      <div>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('arrival.title')}</Box>
        <Typography variant="h3" component="p">
          {arrivalText(arrival)}
        </Typography>
        {placed ? null : <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{t(`arrival.next.${status}`)}</Box>}
      </div>
    </Box>
  );
}

const boxStyles = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  mt: 3,
  p: 2,
  borderRadius: 2,
  bgcolor: 'primary.light',
  '& > svg': { flex: 'none', mt: 0.5, color: 'primary.main' },
};
