import type { Order } from 'api';

type Line = Order['lines'][number];
type Payment = Order['payments'][number];

/** The payment that a refund comes from, and how much of it is left. */
export function refundable(order: Order): { payment: Payment; left: number } | undefined {
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

/** What the chosen pieces have cost, as the server computes it. */
export const costOfChosen = (lines: readonly Line[], chosen: Record<string, number>): number =>
  lines.reduce((sum, line) => {
    const pieces = chosen[line.id] ?? 0;
    return sum + costOf(line, line.refundedQty + pieces) - costOf(line, line.refundedQty);
  }, 0);
