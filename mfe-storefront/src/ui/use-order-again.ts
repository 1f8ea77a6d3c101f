import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MyOrder } from 'api';
import { api, notify, useTenant, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { cart } from './cart.store';
import { myOrderQuery } from './shopper.queries';
import { useOverlay } from './use-overlay';

/** Puts what can be bought of an order into the cart, shows it, and says what is not to be had. */
export function useOrderAgain() {
  const { t } = useTranslation('storefront/ui');
  const text = useText();
  const queryClient = useQueryClient();
  const { id: tenantId } = useTenant();
  const { show } = useOverlay('cart');
  return useMutation({
    mutationFn: async (orderId: string) => {
      const { lines } = await queryClient.fetchQuery(myOrderQuery(tenantId, orderId));
      const items = lines.map(({ variantId, qtyOrdered }) => ({ variantId, quantity: qtyOrdered }));
      return { lines, quote: await api.post('/cart/quote', { body: { items } }) };
    },
    onSuccess: ({ lines, quote }) => {
      const buyable = new Map(quote.lines.map((line) => [line.variantId, line]));
      const missing = lines.filter(({ variantId }) => !buyable.get(variantId)?.quantity);
      for (const { variantId, quantity, unitPrice, ...line } of quote.lines)
        if (quantity > 0) cart.addItem({ ...shown(line), id: variantId, price: unitPrice }, quantity);
      if (missing.length > 0)
        notify.error(
          new Error(t('againMissing', { titles: missing.map(({ title }) => text(title)).join(', ') })),
        );
      if (missing.length < lines.length) show();
    },
    onError: notify.error,
  });
}

type Shown = Pick<
  MyOrder['lines'][number],
  'slug' | 'title' | 'variantLabel' | 'unitLabel' | 'image' | 'originalPrice'
>;

/** The fields that the cart stores of a line. */
const shown = ({ slug, title, variantLabel, unitLabel, image, originalPrice }: Shown): Shown => ({
  ...{ slug, title, variantLabel, unitLabel, image, originalPrice },
});
