import { useSuspenseQuery } from '@tanstack/react-query';
import type { MyOrder } from 'api';
import { ShoppingCart } from 'lucide-react';
import { Box, Button, EmptyState, useTenant } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { cart, useCart } from '../../ui/cart.store';
import { meQuery } from '../../ui/shopper.queries';
import { useQuote } from '../../ui/use-quote';
import { keepDraft, startDraft } from './checkout.store';
import { CheckoutForm } from './checkout-form';
import { CheckoutSummary } from './checkout-summary';

/** The three steps beside the items. */
export function Checkout() {
  const { t } = useTranslation('storefront/checkout');
  const navigate = useNavigate();
  const { id: tenantId } = useTenant();
  const { data: me } = useSuspenseQuery(meQuery(tenantId));
  const isEmpty = useCart((state) => state.isEmpty);
  const [draft, setDraft] = useState(() => startDraft(tenantId, me));
  const [placed, setPlaced] = useState(false);
  const { data: quote, refetch } = useQuote(draft.shippingOption);

  const finish = (order: MyOrder) => {
    setPlaced(true);
    cart.emptyCart();
    void navigate(`/order/${order.id}`, { replace: true });
  };
  if (isEmpty && !placed) {
    return (
      <EmptyState
        icon={<ShoppingCart size={40} />}
        title={t('empty')}
        text={t('emptyText')}
        action={
          <Button variant="contained" to="/search">
            {t('lookAround')}
          </Button>
        }
      />
    );
  }
  return (
    <Box sx={columnsStyles}>
      <CheckoutForm
        me={me}
        draft={draft}
        onChange={(next) => {
          setDraft(next);
          keepDraft(tenantId, next);
        }}
        quote={quote}
        onStale={() => void refetch()}
        onPlaced={finish}
      />
      <CheckoutSummary quote={quote} />
    </Box>
  );
}

const columnsStyles = {
  display: 'grid',
  gap: { xs: 2, lg: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
  // On a phone the items come first, collapsed.
  '& > aside': { order: { xs: -1, lg: 0 } },
};
