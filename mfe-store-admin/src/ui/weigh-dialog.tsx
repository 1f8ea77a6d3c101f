import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order, OrderWeightsInput } from 'api';
import { Alert, adminClient, Checkbox, notify, Stack, TextField, useFormat, useText } from 'mfe-shared';
import { FormDialog } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GoodToWeigh } from './goods-to-weigh';
import { goodsToWeigh, mostOf, priceAt } from './goods-to-weigh';
import { orderQuery } from './order-query';
import { useTenantId } from './use-tenant-id';

/** How the customer says that they pay more than the tolerance: on the page of their order, or to staff. */
type Consent = 'ask' | 'accepted';

/** The grams of all goods that are weighed. An empty field is not weighed yet. */
export function WeighDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('store-admin/ui');
  const { money } = useFormat();
  const text = useText();
  const weigh = useWeighOrder(order.id);
  const goods = goodsToWeigh(order);
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(goods.map(({ key, pickedG }) => [key, pickedG ? String(pickedG) : ''])),
  );
  const [consents, setConsents] = useState<Record<string, Consent | undefined>>({});
  const mayAsk = Boolean(order.customerId || order.userInfo.email);
  const isWrong = (key: string) => !/^([1-9]\d{0,6})?$/.test((typed[key] ?? '').trim());
  const overOf = ({ key, priced }: GoodToWeigh) => {
    const price = priced && !isWrong(key) ? priceAt(priced, Number(typed[key])) : null;
    return { price, isOver: priced !== null && price !== null && price > mostOf(priced) };
  };
  const changed = goods.flatMap((good) => {
    const grams = Number(typed[good.key]);
    const consent = overOf(good).isOver ? consents[good.key] : undefined;
    return grams > 0 && (consent || grams !== good.pickedG)
      ? [{ ...good.names, grams, ...(consent && { [consent]: true }) }]
      : [];
  });
  const send = () => {
    if (goods.some(({ key }) => isWrong(key))) return;
    if (changed.length === 0) return onClose();
    weigh.mutate({ version: order.version, lines: changed }, { onSuccess: onClose });
  };
  const helpOf = (good: GoodToWeigh): string => {
    const { price, isOver } = overOf(good);
    if (!good.priced || price === null) return t('weigh.expected', { grams: good.expectedG });
    const amount = money(price, order.currency);
    return isOver
      ? t('weigh.capped', { price: amount, most: money(mostOf(good.priced), order.currency) })
      : amount;
  };
  return (
    <FormDialog
      size="sm"
      onClose={onClose}
      title={t('weigh.title', { number: order.number })}
      submitLabel={t('weigh.save')}
      busy={weigh.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Alert severity="info">{t('weigh.help')}</Alert>
      {goods.map((good) => (
        <Stack key={good.key} spacing={1}>
          <TextField
            label={`${good.pieces} × ${[text(good.title), text(good.variantLabel)].filter(Boolean).join(' · ')}`}
            inputMode="numeric"
            endAdornment="g"
            required={false}
            help={helpOf(good)}
            error={isWrong(good.key) ? t('weigh.whole') : undefined}
            value={typed[good.key] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [good.key]: target.value })}
          />
          {overOf(good).isOver
            ? (['ask', 'accepted'] as const)
                .filter((consent) => consent === 'accepted' || mayAsk)
                .map((consent) => (
                  <Checkbox
                    key={consent}
                    label={t(`weigh.${consent}`)}
                    help={t(`weigh.${consent}Help`)}
                    checked={consents[good.key] === consent}
                    onChange={({ target }) =>
                      setConsents({ ...consents, [good.key]: target.checked ? consent : undefined })
                    }
                  />
                ))
            : null}
        </Stack>
      ))}
    </FormDialog>
  );
}

function useWeighOrder(id: string) {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (body: OrderWeightsInput) => adminClient.put('/orders/{id}/weights', { path: { id }, body }),
    onSuccess: (order) => queryClient.setQueryData(orderQuery(tenantId, id).queryKey, order),
    onError: notify.error,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId] }),
  });
}
