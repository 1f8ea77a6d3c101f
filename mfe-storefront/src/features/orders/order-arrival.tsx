import type { MyOrder } from 'api';
import { Truck } from 'lucide-react';
import { Box, Typography, useArrivalText, useIsOverdue } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/**
 * When an order that is still to come arrives, as it was promised when it was placed, and what comes next; `placed`:
 * just now, where OrderNext says what comes next. A promise that was not kept is named as one, with an apology.
 */
export function OrderArrival({ order, placed }: { order: MyOrder; placed: boolean }) {
  const { t } = useTranslation('storefront/orders');
  const arrivalText = useArrivalText();
  const isOverdue = useIsOverdue();
  const { arrival, status, paymentStatus } = order;
  const isOver = status === 'delivered' || status === 'cancelled' || paymentStatus === 'awaiting';
  if (!arrival || isOver) return null;
  const isLate = isOverdue(arrival);
  const title = t(isLate ? 'arrival.was' : 'arrival.title');
  return (
    <Box component="section" aria-label={title} sx={boxStyles(isLate ? 'warning.light' : 'primary.light')}>
      <Box component={Truck} size={28} aria-hidden sx={{ color: isLate ? 'warning.main' : 'primary.main' }} />
      <div>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{title}</Box>
        <Typography variant="h3" component="p">
          {arrivalText(arrival)}
        </Typography>
        {placed ? null : (
          <Box sx={{ mt: 0.5, color: 'text.secondary' }}>
            {isLate ? `${t('arrival.late')} ` : null}
            {t(`arrival.next.${status}`)}
          </Box>
        )}
      </div>
    </Box>
  );
}

const boxStyles = (bgcolor: string) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  mt: 3,
  p: 2,
  borderRadius: 2,
  bgcolor,
  '& > svg': { flex: 'none', mt: 0.5 },
});
