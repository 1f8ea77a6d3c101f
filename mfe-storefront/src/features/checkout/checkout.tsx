import { useQuery } from '@tanstack/react-query';
import type { CartQuote, Me, MyOrder } from 'api';
import { ShoppingCart } from 'lucide-react';
import { Alert, Box, Button, PageSkeleton, useErrorText, useTenant } from 'mfe-shared';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { cart, useCart } from '../../ui/cart.store';
import { NothingYet } from '../../ui/nothing-yet';
import { useQuote } from '../../ui/use-quote';
import { attemptQuery, useTakeOverOrder } from './checkout.queries';
import { keepDraft, openAttempt, startDraft } from './checkout.store';
import { CheckoutForm } from './checkout-form';
import { CheckoutSummary } from './checkout-summary';
import { arrivalOf } from './use-agreed-arrival';

const fetchAfterOrder = () => import(/* webpackChunkName: "after-order" */ './after-order');

const dayMs = 86_400_000;

/** The three steps beside the items. A guest has no saved data. */
export function Checkout({ me }: { me: Me | null }) {
  const { t } = useTranslation(['storefront/checkout', 'errors']);
  const navigate = useNavigate();
  const { id: tenantId } = useTenant();
  const isEmpty = useCart((state) => state.isEmpty);
  const [draft, setDraft] = useState(() => startDraft(tenantId, me));
  const [placed, setPlaced] = useState(false);
  const fetched = useQuote(draft.shippingOption ?? undefined);
  const cheapest = cheapestOf(fetched.data?.shippingOptions);
  useEffect(() => {
    if (cheapest) setDraft((now) => ({ ...now, shippingOption: now.shippingOption ?? cheapest }));
  }, [cheapest]);
  const errorText = useErrorText();
  const takeOver = useTakeOverOrder();
  // At the cut-off the promise is another one.
  const orderBefore = arrivalOf(fetched.data, draft.shippingOption)?.orderBefore;
  const { refetch } = fetched;
  useEffect(() => {
    const left = orderBefore ? Date.parse(orderBefore) - Date.now() : 0;
    if (left <= 0 || left > dayMs) return;
    const timer = setTimeout(() => void refetch(), left);
    return () => clearTimeout(timer);
  }, [orderBefore, refetch]);

  // A try without a reply: until it is known whether it placed the order, nothing may say that goods are sold out.
  const [inDoubt, setInDoubt] = useState(() => openAttempt(tenantId));
  const { data: earlier } = useQuery(attemptQuery(tenantId, inDoubt));
  const seen = useRef(inDoubt ? undefined : fetched.data);
  if (!inDoubt) seen.current = fetched.data;
  // Without a delivery option it lacks that cost.
  const quote = draft.shippingOption ? seen.current : undefined;

  const finish = (order: MyOrder, isEarlier = false) => {
    setPlaced(true);
    takeOver(order);
    fetchAfterOrder()
      .then(({ takeOutOrdered }) => takeOutOrdered(tenantId, order, isEarlier))
      .catch(() => cart.emptyCart())
      .finally(() => void navigate(`/order/${order.id}`, { replace: true, state: { placed: true } }));
  };
  // Fetched while there is time, so that an order is not held up.
  useEffect(() => void fetchAfterOrder().catch(() => undefined), []);
  useEffect(() => {
    if (!inDoubt || earlier === undefined) return;
    setInDoubt(null);
    if (earlier) finish(earlier, true);
  });
  if (placed) return <PageSkeleton variant="page" />;
  if (isEmpty && inDoubt) return <PageSkeleton variant="form" />;
  if (isEmpty) {
    return <NothingYet icon={<ShoppingCart size={40} />} title={t('empty')} text={t('emptyText')} />;
  }
  return (
    <Box sx={columnsStyles}>
      {fetched.isError ? (
        <Alert
          severity="warning"
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
          sx={noticeStyles}
        >
          {errorText(fetched.error)} {t('kept')}
        </Alert>
      ) : null}
      {fetched.data?.takesOrders === false ? (
        <Alert severity="warning" sx={noticeStyles}>
          {t('errors:STORE_CLOSED')}
        </Alert>
      ) : null}
      <CheckoutForm
        me={me}
        draft={draft}
        onChange={(next) => {
          setDraft(next);
          keepDraft(tenantId, next);
        }}
        quote={quote}
        inDoubt={inDoubt !== null}
        onStale={() => {
          setInDoubt(openAttempt(tenantId));
          void fetched.refetch();
        }}
        onPlaced={finish}
      />
      <CheckoutSummary quote={quote} chosen={draft.shippingOption} />
    </Box>
  );
}

/** The cheapest delivery; the first of equal ones. */
const cheapestOf = (options: CartQuote['shippingOptions'] = []) =>
  options.toSorted((a, b) => a.cost - b.cost)[0]?.option;

const noticeStyles = { gridColumn: '1 / -1', order: -2 };

const columnsStyles = {
  display: 'grid',
  gap: { xs: 2, lg: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
  // On a phone the items come first, collapsed.
  '& > aside': { order: { xs: -1, lg: 0 } },
};
