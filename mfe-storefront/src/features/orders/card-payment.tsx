import { useQuery } from '@tanstack/react-query';
import { Alert, Box, Button, notify, Typography, useColorMode, useFormat, useTenant } from 'mfe-shared';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Appearance, StripeJs } from './load-stripe';
import { cardPaymentQuery, useCheckPayment, usePayInCash } from './pay-by-card';

/** The provider's form below an order that waits for its payment. Card numbers never reach the store. */
export function CardPayment({ id }: { id: string }) {
  const { t, i18n } = useTranslation('storefront/orders');
  const { id: tenantId } = useTenant();
  const { money, dateTime } = useFormat();
  const { data: payment, isError, isFetching, refetch } = useQuery(cardPaymentQuery(tenantId, id));
  const check = useCheckPayment(id);
  const inCash = usePayInCash(id);
  const place = useRef<HTMLDivElement>(null);
  const elements = useRef<ReturnType<StripeJs['elements']>>(null);
  const [mode] = useColorMode();
  const shownMode = useRef(mode);
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    shownMode.current = mode;
    // Typed values stay in the form.
    elements.current?.update({ appearance: appearanceIn(mode) });
  }, [mode]);
  useEffect(() => {
    if (payment === null) check.mutate();
    if (!payment || !place.current) return;
    const { stripe, clientSecret } = payment;
    elements.current = stripe.elements({
      clientSecret,
      locale: i18n.language,
      appearance: appearanceIn(shownMode.current),
    });
    const form = elements.current.create('payment');
    form.mount(place.current);
    return () => form.unmount();
  }, [payment, i18n.language, check.mutate]);

  async function pay() {
    if (!payment || !elements.current) return;
    setPaying(true);
    setProblem('');
    try {
      const { error } = await payment.stripe.confirmPayment({
        elements: elements.current,
        confirmParams: { return_url: window.location.href.split('#')[0] ?? '' },
        redirect: 'if_required',
      });
      if (error) setProblem(error.message || t('card.refused'));
      else {
        await check.mutateAsync();
        // The form is gone, and the order's thanks stand where the page begins.
        window.scrollTo(0, 0);
      }
    } catch (error) {
      notify.error(error);
    } finally {
      setPaying(false);
    }
  }

  return (
    <Box component="section" aria-labelledby="card-payment" sx={panelStyles}>
      <Typography id="card-payment" variant="h4" component="h2">
        {t('card.title')}
      </Typography>
      {payment ? <Typography>{t('card.text', { time: dateTime(payment.payBefore) })}</Typography> : null}
      {isError ? (
        <Alert
          severity="warning"
          action={
            <Button loading={isFetching} onClick={() => void refetch()}>
              {t('card.retry')}
            </Button>
          }
        >
          {t('card.failed')}
        </Alert>
      ) : null}
      <Box sx={{ minHeight: isError ? 0 : 220 }}>
        {payment || isError ? null : <Box role="status">{t('card.loading')}</Box>}
        <div ref={place} />
      </Box>
      <Box role="alert">{problem ? <Alert severity="error">{problem}</Alert> : null}</Box>
      <Button
        variant="contained"
        size="large"
        disabled={!payment}
        loading={isPaying || check.isPending}
        onClick={() => void pay()}
      >
        {t('card.pay', { amount: payment ? money(payment.amount) : '' })}
      </Button>
      <Button
        color="neutral"
        loading={inCash.isPending}
        disabled={isPaying}
        onClick={() => inCash.mutate(undefined, { onError: notify.error })}
      >
        {t('card.cash')}
      </Button>
    </Box>
  );
}

const appearanceIn = (mode: 'light' | 'dark'): Appearance => ({
  theme: mode === 'dark' ? 'night' : 'stripe',
});

const panelStyles = {
  display: 'grid',
  gap: 2,
  mt: 3,
  p: { xs: 2, sm: 3 },
  maxWidth: 560,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
};
