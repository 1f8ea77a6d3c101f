import type { Order } from 'api';
import { RadioGroup, Typography, useArrivalText } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { AddressFields } from './address-fields';
import { GoodsField } from './goods-field';
import { GoodsLines } from './goods-lines';
import type { OrderItem } from './order-items';
import { withGood } from './order-items';
import { OrderSums } from './order-sums';
import { useOrderEdit } from './use-order-edit';

/** Goods, delivery and address of one order. */
export function OrderEditForm({ order }: { order: Order }) {
  const { t } = useTranslation('store-admin/staff-orders');
  const arrivalText = useArrivalText();
  const { versioned, items, shippingOption, quote, isPending } = useOrderEdit(order);
  const { id, number, currency } = order;
  const { setValue } = versioned.form;
  const set = (next: OrderItem[]) => setValue('items', next, { shouldDirty: true });
  return (
    <VersionedFormPage
      versioned={versioned}
      title={t('edit.title', { number })}
      back={{ to: `/admin/order/${id}`, label: number }}
      readOnly={isPending ? null : t('edit.notPending')}
      aside={
        <>
          <FormSection title={t('sums.title')}>
            {quote ? <OrderSums sums={quote} {...quote} currency={currency} /> : null}
          </FormSection>
          <FormSection title={t('delivery.title')}>
            <RadioGroup
              label={t('delivery.title')}
              hideLabel
              value={shippingOption}
              onChange={(value) =>
                setValue('shippingOption', value === 'one' ? 'one' : 'two', { shouldDirty: true })
              }
              options={[
                { value: 'one', label: t('delivery.one') },
                { value: 'two', label: t('delivery.two') },
              ]}
            />
            {quote?.arrival ? (
              <Typography variant="body2" sx={{ mt: 1.5 }}>
                {t('delivery.arrives', { arrival: arrivalText(quote.arrival) })}
              </Typography>
            ) : null}
          </FormSection>
        </>
      }
    >
      <FormSection title={t('goods.title')}>
        <GoodsField currency={currency} onAdd={(good) => set(withGood(items, good))} />
        <GoodsLines items={items} onChange={set} issues={quote?.issues ?? []} currency={currency} />
      </FormSection>
      <FormSection title={t('fields.title')}>
        <AddressFields />
      </FormSection>
    </VersionedFormPage>
  );
}
