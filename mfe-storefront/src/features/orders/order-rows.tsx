import type { MyOrderList } from 'api';
import { Package } from 'lucide-react';
import { Box, Image, Link, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { NothingYet } from '../../ui/nothing-yet';
import { useOrderPromise } from '../../ui/use-order-promise';
import { OrderStatus } from './order-status';

type Row = MyOrderList['items'][number];

/** Orders as rows, each a link; without orders a link to the shop. */
export function OrderRows({ orders }: { orders: readonly Row[] }) {
  const { t } = useTranslation('storefront/orders');
  if (orders.length === 0) {
    return <NothingYet icon={<Package size={40} />} title={t('none')} text={t('noneText')} />;
  }
  return (
    <Box
      component="ul"
      role="list"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}
    >
      {orders.map((order) => (
        <Box
          component="li"
          key={order.id}
          sx={{ '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}
        >
          <OrderRow order={order} />
        </Box>
      ))}
    </Box>
  );
}

function OrderRow({ order }: { order: Row }) {
  const { t } = useTranslation('storefront/orders');
  const { money, date } = useFormat();
  const promise = useOrderPromise();
  return (
    <Link to={`/user/my-orders/${order.id}`} underline={false} sx={rowStyles}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{t('order', { number: order.number })}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {promise(order) ?? date(order.placedAt)} · {t('lines', { count: order.lineCount })}
        </Box>
      </Box>
      <Box aria-hidden sx={picturesStyles}>
        {order.images.slice(0, 4).map((image) => (
          <Image key={image} src={image} alt="" width={40} height={40} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: 0.5 }}>
        <Box className="tabular" sx={{ fontWeight: 700 }}>
          {money(order.total, order.currency)}
        </Box>
        <OrderStatus order={order} />
      </Box>
    </Link>
  );
}

const rowStyles = {
  display: 'grid',
  alignItems: 'center',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
  p: 2,
  borderRadius: 0,
  '&:hover': { bgcolor: 'neutral.1' },
  '&:focus-visible': { outlineOffset: '-2px' },
};

const picturesStyles = {
  display: { xs: 'none', sm: 'flex' },
  '& img': {
    borderRadius: '999px',
    border: 2,
    borderColor: 'background.default',
    ml: -1,
    bgcolor: 'neutral.2',
  },
};
