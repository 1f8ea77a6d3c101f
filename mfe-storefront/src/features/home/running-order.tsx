import type { ReturningShopper } from 'api';
import { Store, Truck, X } from 'lucide-react';
import { Box, IconButton, Link, useFormat } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderWord } from '../../ui/order-word';
import { useOrderPromise } from '../../ui/use-order-promise';

/** The order under way, over the lower edge of the screen: it moves nothing, and can be put away. */
export function RunningOrder({ order }: { order: NonNullable<ReturningShopper['running']> }) {
  const { t } = useTranslation('storefront/home');
  const { t: tOrders } = useTranslation('storefront/orders');
  const { dateTime } = useFormat();
  const promise = useOrderPromise();
  const [isAway, putAway] = useState(false);
  if (isAway) return null;
  return (
    <Box component="aside" aria-label={t('running')} sx={bannerStyles}>
      {order.isPickup ? <Store size={24} aria-hidden /> : <Truck size={24} aria-hidden />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link to={`/user/my-orders/${order.id}`} underline={false} sx={linkStyles}>
          {tOrders('order', { number: order.number })}: {tOrders(`status.${orderWord(order)}`)}
        </Link>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {promise(order) ?? tOrders('placedAt', { time: dateTime(order.placedAt) })}
        </Box>
      </Box>
      <IconButton label={t('hide')} onClick={() => putAway(true)}>
        <X size={18} />
      </IconButton>
    </Box>
  );
}

const bannerStyles = {
  position: 'fixed',
  zIndex: 5,
  left: 16,
  right: { xs: 16, sm: 'auto' },
  bottom: { xs: 'calc(var(--bar) + 12px)', md: 24 },
  width: { sm: 400 },
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
  pl: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  boxShadow: '0 4px 20px rgb(0 0 0 / 18%)',
  '& > svg': { flex: 'none', color: 'primary.main' },
};

const linkStyles = { fontWeight: 600, '&:hover': { textDecoration: 'underline' } };
