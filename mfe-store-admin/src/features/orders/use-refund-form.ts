import type { Order, RefundInput } from 'api';
import { minorDigits, notify, useFormat, useLanguage } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText, parseAmount } from '../../ui/minor-units';
import { useRefund } from './orders.queries';

type Goods = RefundInput['goods'];
type Line = Order['lines'][number];
type Payment = Order['payments'][number];

/** The values of the refund dialog. The amount follows the choice until it is typed. */
export function useRefundForm(order: Order, onDone: () => void) {
  const { t } = useTranslation('store-admin/orders');
  const { money } = useFormat();
  const [language] = useLanguage();
  const digits = minorDigits(order.currency);
  const refund = useRefund();
  const [chosen, setChosen] = useState<Record<string, number>>({});
  const [withShipping, setWithShipping] = useState(false);
  const [goods, setGoods] = useState<Goods>(canReturn(order) ? 'restocked' : 'kept');
  const [typed, setTyped] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);

  const { payment, left } = refundable(order) ?? { payment: undefined, left: 0 };
  const sum = costOfChosen(order.lines, chosen) + (withShipping ? order.shippingCost : 0);
  const suggested = Math.min(sum, left);
  const amount = typed === null ? suggested : parseAmount(typed, digits);
  const lines = Object.entries(chosen).flatMap(([lineId, qty]) => (qty > 0 ? [{ lineId, qty }] : []));
  const comesBack = goods !== 'kept' && lines.length > 0;
  const shown = money(left, order.currency);
  const isAmount = amount !== null && amount <= left && (amount > 0 || comesBack);
  const problems = {
    amount: tried && !isAmount ? t('refund.amountProblem', { amount: shown }) : undefined,
    reason: tried && reason.trim() === '' ? t('refund.reasonRequired') : undefined,
  };

  function send() {
    setTried(true);
    if (!payment || !isAmount || reason.trim() === '') return;
    const body = { orderId: order.id, version: order.version, paymentId: payment.id };
    refund.mutate(
      { ...body, amount, lines, goods: lines.length > 0 ? goods : 'kept', reason },
      {
        onSuccess() {
          const refunded = t('refund.done', { amount: money(amount, order.currency) });
          notify.success(amount > 0 ? refunded : t('refund.doneReturn'));
          onDone();
        },
      },
    );
  }
  return {
    ...{ chosen, setChosen, withShipping, setWithShipping, goods, setGoods, setTyped, reason, setReason },
    ...{ amount, left: shown, payment, problems, send, isPending: refund.isPending },
    amountText: typed ?? (suggested > 0 ? amountText(suggested, digits, language) : ''),
  };
}

/** The payment that a refund comes from, and how much of it is left. */
function refundable(order: Order): { payment: Payment; left: number } | undefined {
  const [payment] = order.payments.toSorted((a, b) => leftOf(b) - leftOf(a));
  return payment && { payment, left: leftOf(payment) };
}

const leftOf = ({ capturedAmount, refundedAmount }: Payment) => capturedAmount - refundedAmount;

export const piecesLeft = ({ qtyOrdered, refundedQty }: Line): number => qtyOrdered - refundedQty;

/** The states in which goods are with the customer. */
export const canReturn = ({ status }: Order): boolean =>
  status === 'delivered' || status === 'partially_returned';

export const canRefund = (order: Order): boolean =>
  (refundable(order)?.left ?? 0) > 0 ||
  (canReturn(order) && order.lines.some((line) => piecesLeft(line) > 0));

const costOf = ({ lineTotal, qtyOrdered }: Line, pieces: number): number =>
  Number((BigInt(lineTotal) * BigInt(pieces)) / BigInt(qtyOrdered));

/** The price of the chosen pieces, as the server computes it. */
const costOfChosen = (lines: readonly Line[], chosen: Record<string, number>): number =>
  lines.reduce((sum, line) => {
    const pieces = chosen[line.id] ?? 0;
    return sum + costOf(line, line.refundedQty + pieces) - costOf(line, line.refundedQty);
  }, 0);
