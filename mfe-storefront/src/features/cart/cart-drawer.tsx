import { Drawer } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../ui/cart.store';
import { CartCheckout } from './cart-checkout';
import { CartContents } from './cart-contents';

/** The cart beside any open page. */
export function CartDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('storefront/cart');
  const count = useCart((cart) => cart.totalItems);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="right"
      width={440}
      title={count > 0 ? t('titleWith', { count }) : t('title')}
      footer={count > 0 ? <CartCheckout /> : null}
    >
      <CartContents />
    </Drawer>
  );
}
