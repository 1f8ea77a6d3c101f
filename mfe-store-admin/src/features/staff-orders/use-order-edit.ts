import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order, OrderEditInput } from 'api';
import { notify, useText } from 'mfe-shared';
import { useVersionedForm } from 'mfe-shared/forms';
import type { BaseSyntheticEvent } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { orderQuery } from '../../ui/order-query';
import { useTenantId } from '../../ui/use-tenant-id';
import type { AddressValues } from './address-fields';
import type { OrderItem } from './order-items';
import { itemsOf, toSend } from './order-items';
import { editQuoteQuery, useEditOrder } from './staff-orders.queries';

type EditValues = AddressValues & {
  items: OrderItem[];
  shippingOption: OrderEditInput['shippingOption'];
};

const toValues = (order: Order): EditValues => {
  const { shippingOption, userInfo: address, notes } = order;
  return { items: itemsOf(order), shippingOption, address, notes };
};

const toInput = ({ items, ...values }: EditValues) => ({ ...values, items: toSend(items) });

/** The form of one order and its price. The server prices each change before anything is saved. */
export function useOrderEdit(order: Order) {
  const { t } = useTranslation('store-admin/staff-orders');
  const text = useText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  const { id, number, status } = order;
  const { mutateAsync: edit, isSuccess: isSaved } = useEditOrder(id);
  const isPending = status === 'pending';

  const names: Record<string, string> = { items: t('goods.title'), shippingOption: t('delivery.title') };
  const versioned = useVersionedForm({
    ...{ record: order, empty: toValues(order), toValues, toInput },
    save: (input, base): Promise<Order> =>
      edit({ ...input, version: (base ?? order).version, total: (quote.data ?? order).total }),
    readNewest: () => queryClient.fetchQuery({ ...orderQuery(tenantId, id), staleTime: 0 }),
    savedText: t('edit.saved', { number }),
    fieldName: (path) => names[path] ?? t(`fields.${path.replace('address.', '')}` as 'fields.name'),
    showValue: (path, value) => {
      if (path === 'shippingOption') return t(`delivery.${value as EditValues['shippingOption']}`);
      if (path !== 'items') return undefined;
      return (value as OrderItem[])
        .map(({ quantity, title, variantLabel }) =>
          [`${quantity} × ${text(title)}`, text(variantLabel)].filter(Boolean).join(' · '),
        )
        .join('\n');
    },
    problem: (_, path) => (path === 'address.email' ? t('problems.email') : undefined),
  });

  const { form } = versioned;
  const [items, shippingOption] = form.watch(['items', 'shippingOption']);
  const quote = useQuery({
    ...editQuoteQuery(tenantId, id, { items: toSend(items), shippingOption }),
    enabled: isPending && items.length > 0,
    placeholderData: keepPreviousData,
  });
  const isPriced = items.length > 0 && quote.data?.issues.length === 0 && !quote.isPlaceholderData;
  const submit = async (event?: BaseSyntheticEvent) => {
    if (isPriced) return versioned.submit(event);
    event?.preventDefault();
    notify.error(t('edit.notPriced'));
  };

  // Leaving asks until the form shows what was saved.
  const isDone = isSaved && !form.formState.isDirty;
  useEffect(() => {
    if (isDone) navigate(`/admin/order/${id}`);
  }, [isDone, navigate, id]);

  return { versioned: { ...versioned, submit }, items, shippingOption, quote: quote.data, isPending };
}
