import type { Order } from 'api';
import { Alert, Checkbox, RadioGroup, TextField, Typography, useFormat } from 'mfe-shared';
import { FormDialog } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { RefundLines } from './refund-lines';
import { canReturn, useRefundForm } from './use-refund-form';

const reasonMax = 500;
const fates = ['restocked', 'discarded', 'kept'] as const;

/** Refunds goods or an amount, and says what becomes of the goods. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('store-admin/orders');
  const { money } = useFormat();
  const form = useRefundForm(order, onClose);
  const { amount, goods, payment, problems } = form;
  return (
    <FormDialog
      size="sm"
      onClose={onClose}
      title={t('refund.title', { number: order.number })}
      submitLabel={
        amount
          ? t('refund.confirm', { amount: money(amount, order.currency) })
          : t(goods === 'kept' ? 'refund.action' : 'refund.confirmReturn')
      }
      busy={form.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        form.send();
      }}
    >
      <Alert severity="info">
        {t('refund.left', { amount: form.left })}{' '}
        {t(payment?.method === 'Card' ? 'refund.byCard' : 'refund.byCash')}
      </Alert>
      <RefundLines lines={order.lines} chosen={form.chosen} onChange={form.setChosen} />
      {order.shippingCost > 0 ? (
        <Checkbox
          label={t('refund.shipping', { amount: money(order.shippingCost, order.currency) })}
          checked={form.withShipping}
          onChange={() => form.setWithShipping(!form.withShipping)}
        />
      ) : null}
      {canReturn(order) ? (
        <RadioGroup
          label={t('refund.goods')}
          value={goods}
          onChange={(value) => form.setGoods(fates.find((fate) => fate === value) ?? 'kept')}
          options={fates.map((value) => ({ value, label: t(`refund.${value}`) }))}
        />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('refund.notDelivered')}
        </Typography>
      )}
      <TextField
        label={t('refund.amount')}
        help={t('refund.amountHelp')}
        inputMode="decimal"
        endAdornment={order.currency}
        value={form.amountText}
        error={problems.amount}
        onChange={({ target }) => form.setTyped(target.value)}
      />
      <TextField
        label={t('refund.reason')}
        required
        multiline
        minRows={2}
        maxLength={reasonMax}
        value={form.reason}
        error={problems.reason}
        onChange={({ target }) => form.setReason(target.value)}
      />
    </FormDialog>
  );
}
