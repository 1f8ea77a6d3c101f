import { useQueryClient } from '@tanstack/react-query';
import {
  Alert,
  Button,
  notify,
  RadioGroup,
  Stack,
  useArrivalText,
  useFormat,
  usePermission,
  useSettings,
} from 'mfe-shared';
import { FormPage, FormSection } from 'mfe-shared/backoffice';
import { FormProvider } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useTenantId } from '../../ui/use-tenant-id';
import { AddressFields } from './address-fields';
import { CouponField } from './coupon-field';
import type { ChosenCustomer } from './customer-field';
import { CustomerField } from './customer-field';
import { deliveries } from './deliveries';
import { GoodsField } from './goods-field';
import { GoodsLines } from './goods-lines';
import { addressOf } from './new-order';
import { withGood } from './order-items';
import { OrderSums } from './order-sums';
import { customerQuery } from './staff-orders.queries';
import { useNewOrder } from './use-new-order';

/** /admin/orders/new: an order that somebody gives by phone; `draft` is one that was saved before. */
export function OrderNewPage() {
  const draftId = useSearchParams()[0].get('draft');
  return <NewOrder key={draftId} draftId={draftId} />;
}

/** Typed values are kept when the page is left. */
function NewOrder({ draftId }: { draftId: string | null }) {
  const { t } = useTranslation(['store-admin/staff-orders', 'store-admin/layout']);
  const { money } = useFormat();
  const tenantId = useTenantId();
  const queryClient = useQueryClient();
  const mayReadCustomers = usePermission('read_customers');
  const { default_currency: usualCurrency } = useSettings().global;
  const { form, values, set, quote, submit, place, ...order } = useNewOrder(draftId);
  const { items, shippingOption, couponCode, customer } = values;
  const currency = quote?.currency ?? usualCurrency;
  const { errors } = form.formState;
  const arrivalText = useArrivalText();
  const price = (cost: number) => (cost === 0 ? t('sums.free') : money(cost, currency));

  const choose = async (chosen: ChosenCustomer | null) => {
    set('customer', chosen);
    if (!chosen) return;
    const known = await queryClient.fetchQuery(customerQuery(tenantId, chosen.id)).catch(notify.error);
    if (known) set('address', addressOf(known, form.getValues('address')));
  };

  return (
    <FormProvider {...form}>
      <FormPage
        title={t('store-admin/layout:commands.add.orders')}
        back={{ to: '/admin/orders', label: t('new.back') }}
        actions={
          form.formState.isDirty ? (
            <Stack direction="row" sx={{ gap: 1 }}>
              <Button color="neutral" onClick={order.startOver}>
                {t('new.startOver')}
              </Button>
              <Button variant="outlined" color="neutral" loading={order.isDrafting} onClick={order.saveDraft}>
                {t('new.saveDraft')}
              </Button>
            </Stack>
          ) : null
        }
        onSubmit={submit}
        dirty={false}
        errorCount={Object.keys(errors.address ?? {}).length}
        onDiscard={order.startOver}
        aside={
          <>
            <FormSection title={t('delivery.title')}>
              <RadioGroup
                label={t('delivery.title')}
                hideLabel
                value={shippingOption}
                onChange={(value) => set('shippingOption', value === 'one' ? 'one' : 'two')}
                options={deliveries({ t, arrivalText, price }, quote)}
              />
            </FormSection>
            <FormSection title={t('coupon.title')}>
              <CouponField
                key={couponCode}
                value={couponCode}
                onChange={(code) => set('couponCode', code)}
                error={quote?.couponError ?? null}
              />
            </FormSection>
            <FormSection title={t('sums.title')}>
              <Stack spacing={2}>
                {quote ? <OrderSums sums={quote} currency={currency} /> : null}
                {quote?.minimumOrder && quote.missingToMinimum && items.length > 0 ? (
                  <Alert severity="info">
                    {t('belowMinimum', { minimum: money(quote.minimumOrder, currency) })}
                  </Alert>
                ) : null}
                <Button
                  type="submit"
                  variant="contained"
                  fullWidth
                  disabled={items.length === 0}
                  loading={place.isPending}
                >
                  {quote ? t('new.place', { total: money(quote.total, currency) }) : t('new.placeOnly')}
                </Button>
              </Stack>
            </FormSection>
          </>
        }
      >
        {order.missing > 0 ? (
          <Alert severity="warning">{t('new.missing', { count: order.missing })}</Alert>
        ) : null}
        <FormSection title={t('goods.title')}>
          <GoodsField currency={currency} onAdd={(good) => set('items', withGood(items, good))} />
          <GoodsLines
            items={items}
            onChange={(next) => set('items', next)}
            issues={quote?.issues ?? []}
            currency={currency}
          />
        </FormSection>
        <FormSection title={t('fields.title')}>
          {mayReadCustomers ? (
            <CustomerField value={customer} onChange={(chosen) => void choose(chosen)} />
          ) : null}
          <AddressFields />
        </FormSection>
      </FormPage>
    </FormProvider>
  );
}
