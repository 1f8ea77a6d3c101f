import type { MyOrder, ShopperOrderStatus } from 'api';
import { Check, X } from 'lucide-react';
import { Box, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { orderWord } from '../../ui/order-word';

const way: ShopperOrderStatus[] = ['pending', 'processing', 'out_for_delivery', 'delivered'];

/** The states of an order: past ones with their time, and those to come. */
export function OrderTimeline({ order }: { order: Pick<MyOrder, 'status' | 'isPickup' | 'timeline'> }) {
  const { t } = useTranslation('storefront/orders');
  const { dateTime } = useFormat();
  // An order may return to a state; the last time counts.
  const timeOf = (status: ShopperOrderStatus) =>
    order.timeline.findLast((entry) => entry.status === status)?.at;
  const cancelled = order.status === 'cancelled';
  const steps = cancelled ? [...way.filter((status) => timeOf(status)), 'cancelled' as const] : way;
  const reached = cancelled ? steps.length - 1 : way.indexOf(order.status);
  return (
    <Box component="ol" role="list" aria-label={t('way')} sx={{ ...listStyles, '--steps': steps.length }}>
      {steps.map((status, index) => {
        const done = index <= reached;
        const at = done ? timeOf(status) : undefined;
        return (
          <Box
            component="li"
            key={status}
            aria-current={index === reached ? 'step' : undefined}
            sx={stepStyles(done, index < reached)}
          >
            <Box aria-hidden className="mark">
              {done ? status === 'cancelled' ? <X size={14} /> : <Check size={14} /> : null}
            </Box>
            <div>
              <Box
                sx={{
                  fontWeight: index === reached ? 700 : 500,
                  color: done ? 'text.primary' : 'text.secondary',
                }}
              >
                {t(`status.${orderWord({ status, isPickup: order.isPickup })}`)}
              </Box>
              <Box className="tabular" sx={{ minHeight: 20, color: 'text.secondary', fontSize: '0.8125rem' }}>
                {at ? dateTime(at) : ''}
              </Box>
            </div>
          </Box>
        );
      })}
    </Box>
  );
}

/** Vertical on a phone, horizontal on wider screens. */
const listStyles = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(var(--steps), minmax(0, 1fr))' },
  mt: 3,
  px: 2,
  py: { xs: 2, sm: 3 },
  borderRadius: 2,
  bgcolor: 'neutral.1',
};

const stepStyles = (done: boolean, passed: boolean) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  alignItems: { sm: 'center' },
  textAlign: { sm: 'center' },
  gap: 1,
  minHeight: { xs: 56, sm: 0 },
  '& .mark': {
    zIndex: 1,
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: '999px',
    bgcolor: done ? 'primary.main' : 'background.paper',
    color: 'primary.contrastText',
    border: 2,
    borderColor: done ? 'primary.main' : 'neutral.5',
  },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: { xs: 11, sm: '50%' },
    top: { xs: 12, sm: 11 },
    width: { xs: 2, sm: '100%' },
    height: { xs: '100%', sm: 2 },
    bgcolor: passed ? 'primary.main' : 'neutral.4',
  },
});
