import type { MyOrder } from 'api';
import { Store, Truck } from 'lucide-react';
import { Box, Typography, useArrivalText, useIsOverdue, useSettings } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type OrderArrivalProps = { order: MyOrder; placed: boolean };

/** When and where the shopper gets an order that is still to come. */
export function OrderArrival({ order, placed }: OrderArrivalProps) {
  if (order.status === 'out_for_delivery' && order.isPickup) return <ReadyForPickup />;
  return <Promised order={order} placed={placed} />;
}

/** Says that the goods wait at the store, and where that is. */
function ReadyForPickup() {
  const { t } = useTranslation('storefront/orders');
  const { address, zip_code, city } = useSettings().store;
  const place = [address, `${zip_code} ${city}`.trim()].filter(Boolean).join(', ');
  const title = t('status.pickup.out_for_delivery');
  return (
    <Box component="section" aria-label={title} sx={boxStyles('primary.light')}>
      <Box component={Store} size={28} aria-hidden sx={{ color: 'primary.main' }} />
      <div>
        <Typography variant="h3" component="p">
          {title}
        </Typography>
        <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{t('arrival.waits')}</Box>
        {place ? <div>{place}</div> : null}
      </div>
    </Box>
  );
}

/**
 * When an order that is still to come arrives, as it was promised when it was placed, and what comes next; `placed`:
 * just now, where OrderNext says what comes next. A promise that was not kept is named as one, with an apology.
 */
function Promised({ order, placed }: OrderArrivalProps) {
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
