import type { Sellable } from './catalog.ts';
import type { Clock } from './clock.ts';
import { demoId } from './ids.ts';
import type { OrderRows } from './order-rows.ts';

type Movement = {
  tenantId: string;
  id: string;
  variantId: string;
  kind: 'received' | 'allocated' | 'released' | 'shipped';
  qty: number;
  orderId: string | null;
  actorId: string | null;
  reason: string;
  createdAt: Date;
};

const restockedDaysAgo = 30;

/** Returns the movements of an order's stock: allocated when placed, shipped at dispatch, released when cancelled. */
function movementsOf(slug: string, { row, lines, steps, shopper }: OrderRows): Movement[] {
  const left = steps.find(
    ({ from, to }) =>
      (to === 'out_for_delivery' && from !== 'delivery_failed') ||
      (to === 'delivered' && from === 'pickup_ready'),
  );
  const cancelled = steps.find(({ to }) => to === 'cancelled');
  const end = left
    ? { kind: 'shipped' as const, ...left }
    : cancelled
      ? { kind: 'released' as const, ...cancelled }
      : undefined;
  return lines.flatMap(({ id: lineId, variantId, qtyOrdered }) => {
    const common = { tenantId: row.tenantId, variantId, orderId: row.id, reason: '' };
    const allocated: Movement = {
      ...common,
      id: demoId(slug, lineId, 'allocated'),
      kind: 'allocated',
      qty: qtyOrdered,
      actorId: shopper.id,
      createdAt: row.placedAt,
    };
    if (!end) return [allocated];
    return [
      allocated,
      {
        ...common,
        id: demoId(slug, lineId, end.kind),
        kind: end.kind,
        qty: -qtyOrdered,
        actorId: end.by.id,
        createdAt: end.at,
      },
    ];
  });
}

const sumOf = (movements: Movement[], kind: Movement['kind']): number =>
  movements.reduce((sum, movement) => sum + (movement.kind === kind ? movement.qty : 0), 0);

/** The levels that follow from the movements, and the two deliveries that stocked the goods. */
export function stockRows(
  {
    slug,
    tenantId,
    clock,
    reorderPoint,
  }: { slug: string; tenantId: string; clock: Clock; reorderPoint: number },
  sellables: Sellable[],
  orders: OrderRows[],
) {
  const byVariant = new Map<string, Movement[]>();
  for (const movement of orders.flatMap((order) => movementsOf(slug, order))) {
    const known = byVariant.get(movement.variantId);
    if (known) known.push(movement);
    else byVariant.set(movement.variantId, [movement]);
  }
  const restocked = clock.daysAgo(restockedDaysAgo);
  const planned = sellables.map(({ id: variantId, available }) => {
    const movements = byVariant.get(variantId) ?? [];
    const shipped = -sumOf(movements, 'shipped');
    const allocated = sumOf(movements, 'allocated') + sumOf(movements, 'released') - shipped;
    const onHand = available + allocated;
    const received = onHand + shipped;
    const neededBefore = sumOf(
      movements.filter(({ createdAt }) => createdAt < restocked),
      'allocated',
    );
    const first = Math.max(neededBefore, Math.round(received * 0.6));
    const deliveries = [
      { qty: first, createdAt: clock.daysAgo(100), reason: 'Opening stock' },
      { qty: received - first, createdAt: restocked, reason: 'Supplier delivery' },
    ].filter(({ qty }) => qty > 0);
    return {
      level: { tenantId, variantId, onHand, allocated, reorderPoint },
      movements: [
        ...deliveries.map(
          (delivery, index): Movement => ({
            ...delivery,
            tenantId,
            variantId,
            id: demoId(slug, variantId, 'received', index),
            kind: 'received',
            orderId: null,
            actorId: null,
          }),
        ),
        ...movements,
      ],
    };
  });
  return {
    levels: planned.map(({ level }) => level),
    movements: planned.flatMap(({ movements }) => movements),
  };
}
