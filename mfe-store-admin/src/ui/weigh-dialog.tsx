import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order, OrderWeightsInput } from 'api';
import { Alert, adminClient, Button, Dialog, notify, Stack, TextField, useFormat, useText } from 'mfe-shared';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderQuery } from './order-query';
import { useTenantId } from './use-tenant-id';

type Line = Order['lines'][number];

/** The grams of each line that is paid by weight. What stays empty is not weighed yet. */
export function WeighDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation(['store-admin/ui', 'common']);
  const { money } = useFormat();
  const text = useText();
  const formId = useId();
  const weigh = useWeighOrder(order.id);
  const weighed = order.lines.filter(({ weight }) => weight);
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(weighed.map(({ id, weight }) => [id, weight?.pickedG ? String(weight.pickedG) : ''])),
  );
  const isWrong = (id: string) => !/^([1-9]\d{0,6})?$/.test((typed[id] ?? '').trim());
  const changed = weighed.flatMap(({ id, weight }) => {
    const grams = Number(typed[id]);
    return grams > 0 && grams !== weight?.pickedG ? [{ lineId: id, grams }] : [];
  });
  const send = () => {
    if (weighed.some(({ id }) => isWrong(id))) return;
    if (changed.length === 0) return onClose();
    weigh.mutate({ version: order.version, lines: changed }, { onSuccess: onClose });
  };
  const helpOf = (line: Line): string => {
    const price = priceAt(line, Number(typed[line.id]));
    if (price === null || isWrong(line.id))
      return t('weigh.expected', { grams: line.qtyOrdered * (line.weight?.nominalG ?? 0) });
    const most = mostOf(line);
    return price > most
      ? t('weigh.capped', { price: money(price, order.currency), most: money(most, order.currency) })
      : money(price, order.currency);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('weigh.title', { number: order.number })}
      actions={
        <>
          <Button color="neutral" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button variant="contained" type="submit" form={formId} loading={weigh.isPending}>
            {t('weigh.save')}
          </Button>
        </>
      }
    >
      <Stack
        component="form"
        id={formId}
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          send();
        }}
        sx={{ gap: 2.5, pb: 1 }}
      >
        <Alert severity="info">{t('weigh.help')}</Alert>
        {weighed.map((line) => (
          <TextField
            key={line.id}
            label={`${line.qtyOrdered} × ${[text(line.title), text(line.variantLabel)].filter(Boolean).join(' · ')}`}
            inputMode="numeric"
            endAdornment="g"
            required={false}
            help={helpOf(line)}
            error={isWrong(line.id) ? t('weigh.whole') : undefined}
            value={typed[line.id] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [line.id]: target.value })}
          />
        ))}
      </Stack>
    </Dialog>
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

/** As the server computes them; it has the last word. */
const priceAt = ({ weight }: Line, grams: number): number | null =>
  weight && grams > 0 ? Math.round((weight.price * grams) / (weight.pricedBy === 'kg' ? 1_000 : 100)) : null;
const mostOf = ({ unitPrice, qtyOrdered, weight }: Line): number =>
  Math.floor((unitPrice * qtyOrdered * (100 + (weight?.tolerancePct ?? 0))) / 100);
