import type { ReturningShopper } from 'api';
import { RotateCcw } from 'lucide-react';
import { Box, Button, Link, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section';
import { useOrderAgain } from '../../ui/use-order-again';

/** The last order, with one button for all of it. */
export function LastOrder({ order }: { order: NonNullable<ReturningShopper['last']> }) {
  const { t } = useTranslation('storefront/home');
  const { t: tOrders } = useTranslation('storefront/orders');
  const { date } = useFormat();
  const again = useOrderAgain();
  const { id, number, placedAt, lineCount } = order;
  return (
    <Section title={t('lastOrder')}>
      <Box sx={rowStyles}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Link to={`/user/my-orders/${id}`} sx={{ fontWeight: 600 }}>
            {tOrders('order', { number })}
          </Link>
          <Box sx={{ color: 'text.secondary' }}>
            {tOrders('lines', { count: lineCount })} · {date(placedAt)}
          </Box>
        </Box>
        <Button
          variant="contained"
          startIcon={<RotateCcw size={16} />}
          loading={again.isPending}
          onClick={() => again.mutate(id)}
        >
          {tOrders('again')}
        </Button>
      </Box>
    </Section>
  );
}

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
};
