import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Order, OrderEditInput } from 'api';
import { Alert, ApiError, Button, notify, RadioGroup, Typography, useArrivalText } from 'mfe-shared';
import { FormPage, FormSection } from 'mfe-shared/backoffice';
import { FormProvider, useForm } from 'mfe-shared/forms';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useTenantId } from '../../ui/use-tenant-id';
import type { AddressValues } from './address-fields';
import { AddressFields } from './address-fields';
import { GoodsField } from './goods-field';
import { GoodsLines } from './goods-lines';
import type { OrderItem } from './order-items';
import { itemsOf, toSend, withGood } from './order-items';
import { OrderSums } from './order-sums';
import { editQuoteQuery, useEditOrder } from './staff-orders.queries';

type EditValues = AddressValues & {
  items: OrderItem[];
  shippingOption: OrderEditInput['shippingOption'];
};
type OrderEditFormProps = { order: Order; onReload: () => void };

/** Goods, delivery and address of one order. The server prices each change, before anything is saved. */
export function OrderEditForm({ order, onReload }: OrderEditFormProps) {
  const { t } = useTranslation('store-admin/staff-orders');
  const navigate = useNavigate();
  const { id, version, shippingOption, userInfo: address, notes, currency } = order;
  const form = useForm<EditValues>({
    defaultValues: { items: itemsOf(order), shippingOption, address, notes },
  });
  const [items, chosen] = form.watch(['items', 'shippingOption']);
  const asked = { items: toSend(items), shippingOption: chosen };
  const quote = useQuery({
    ...editQuoteQuery(useTenantId(), id, asked),
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
  });
  const save = useEditOrder(id);
  const { data } = quote;
  const isPriced = data !== undefined && !quote.isPlaceholderData && data.issues.length === 0;
  const set = (next: OrderItem[]) => form.setValue('items', next, { shouldDirty: true });
  const { isDirty, errors } = form.formState;
  const arrivalText = useArrivalText();
  const problems = Object.keys(errors.address ?? {}).length + (items.length === 0 ? 1 : 0);
  const hasConflict = save.error instanceof ApiError && save.error.code === 'VERSION_CONFLICT';

  const submit = form.handleSubmit(({ address: to, notes: note }) => {
    if (!isPriced || items.length === 0) return notify.error(t('edit.notPriced'));
    save.mutate(
      { ...asked, version, address: to, notes: note, total: data.total },
      { onError: (error) => notify.error(error), onSettled: () => void quote.refetch() },
    );
  });
  useEffect(() => {
    if (!save.isSuccess) return;
    notify.success(t('edit.saved', { number: order.number }));
    navigate(`/admin/order/${id}`);
  }, [save.isSuccess, navigate, id, order.number, t]);

  return (
    <FormProvider {...form}>
      <FormPage
        title={t('edit.title', { number: order.number })}
        back={{ to: `/admin/order/${id}`, label: order.number }}
        onSubmit={submit}
        dirty={isDirty}
        guarded={isDirty && !save.isPending && !save.isSuccess}
        saving={save.isPending}
        errorCount={problems}
        onDiscard={() => form.reset()}
        aside={
          <>
            <FormSection title={t('sums.title')}>
              {data ? <OrderSums sums={data} {...data} currency={currency} /> : null}
            </FormSection>
            <FormSection title={t('delivery.title')}>
              <RadioGroup
                label={t('delivery.title')}
                hideLabel
                value={chosen}
                onChange={(value) =>
                  form.setValue('shippingOption', value === 'one' ? 'one' : 'two', { shouldDirty: true })
                }
                options={[
                  { value: 'one', label: t('delivery.one') },
                  { value: 'two', label: t('delivery.two') },
                ]}
              />
              {data?.arrival ? (
                <Typography variant="body2" sx={{ mt: 1.5 }}>
                  {t('delivery.arrives', { arrival: arrivalText(data.arrival) })}
                </Typography>
              ) : null}
            </FormSection>
          </>
        }
      >
        {hasConflict ? (
          <Alert severity="warning">
            {t('edit.conflict')}{' '}
            <Button size="small" onClick={onReload}>
              {t('edit.reload')}
            </Button>
          </Alert>
        ) : null}
        <FormSection title={t('goods.title')}>
          <GoodsField currency={currency} onAdd={(good) => set(withGood(items, good))} />
          <GoodsLines items={items} onChange={set} issues={data?.issues ?? []} currency={currency} />
        </FormSection>
        <FormSection title={t('fields.title')}>
          <AddressFields />
        </FormSection>
      </FormPage>
    </FormProvider>
  );
}
