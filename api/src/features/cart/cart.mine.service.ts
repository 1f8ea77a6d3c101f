import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { products, variants } from '../products/products.table.ts';
import type { CartChanges, MyCart } from './cart.mine.schema.ts';
import { mostItems, mostPieces } from './cart.mine.schema.ts';
import type { KeptItem } from './cart.table.ts';
import { carts } from './cart.table.ts';

/** Repetitions come soon after the first try. */
const keptKeys = 20;

const columns = {
  version: carts.version,
  items: carts.items,
  couponCode: carts.couponCode,
  appliedKeys: carts.appliedKeys,
};

const ofCustomer = (tenantId: string, customerId: string) =>
  and(eq(carts.tenantId, tenantId), eq(carts.customerId, customerId));

export async function readMyCart(tx: Tx, tenantId: string, customerId: string): Promise<MyCart> {
  const [kept] = await tx.select(columns).from(carts).where(ofCustomer(tenantId, customerId));
  return present(tx, tenantId, kept ?? { version: 0, items: [], couponCode: null });
}

/** Does each change once. Devices at the same time wait for each other. */
export async function changeMyCart(
  tx: Tx,
  tenantId: string,
  customerId: string,
  input: CartChanges,
): Promise<MyCart> {
  await tx.insert(carts).values({ tenantId, customerId }).onConflictDoNothing();
  const [kept] = await tx
    .select(columns)
    .from(carts)
    .where(ofCustomer(tenantId, customerId))
    .for('no key update');
  if (!kept) throw new Error('The cart that was just made is not there.');
  if (kept.appliedKeys.includes(input.key)) return present(tx, tenantId, kept);
  const changed = {
    version: kept.version + 1,
    items: await itemsAfter(tx, tenantId, kept.items, input.changes),
    couponCode: input.couponCode === undefined ? kept.couponCode : input.couponCode,
  };
  await tx
    .update(carts)
    .set({ ...changed, appliedKeys: [input.key, ...kept.appliedKeys].slice(0, keptKeys) })
    .where(ofCustomer(tenantId, customerId));
  return present(tx, tenantId, changed);
}

/** Takes the ordered pieces out of the shopper's cart. Pieces that came into it since then stay. */
export async function takeOrdered(
  tx: Tx,
  tenantId: string,
  customerId: string,
  lines: { variantId: string; quantity: number }[],
): Promise<void> {
  const the = sql.placeholder;
  const query = prepared(tx, 'take_ordered', () =>
    tx
      .update(carts)
      .set({
        updatedAt: sql`now()`,
        version: sql`${carts.version} + 1`,
        couponCode: null,
        items: sql`coalesce((
          select jsonb_agg(item || jsonb_build_object('quantity', (item ->> 'quantity')::int - coalesce(ordered.qty, 0)) order by place)
          from jsonb_array_elements(${carts.items}) with ordinality as kept (item, place)
          left join unnest(${the('ids')}::uuid[], ${the('pieces')}::int[]) as ordered (id, qty) on ordered.id = (item ->> 'variantId')::uuid
          where (item ->> 'quantity')::int > coalesce(ordered.qty, 0)), '[]'::jsonb)`,
      })
      .where(and(eq(carts.tenantId, the('tenantId')), eq(carts.customerId, the('customerId'))))
      .prepare('take_ordered'),
  );
  const ids = lines.map(({ variantId }) => variantId);
  await query.execute({ tenantId, customerId, ids, pieces: lines.map(({ quantity }) => quantity) });
}

async function itemsAfter(
  tx: Tx,
  tenantId: string,
  items: KeptItem[],
  changes: CartChanges['changes'],
): Promise<KeptItem[]> {
  const after = new Map(items.map((item) => [item.variantId, item]));
  const added = changes.filter(({ variantId, by }) => by > 0 && !after.has(variantId));
  // A shopper's cart must not show them a product that they cannot see in the shop.
  const shown = await findShown(
    tx,
    tenantId,
    added.map(({ variantId }) => variantId),
  );
  for (const { variantId, by, price } of changes) {
    const item = after.get(variantId);
    if (!item && (!shown.has(variantId) || after.size >= mostItems)) continue;
    const quantity = Math.min((item?.quantity ?? 0) + by, mostPieces);
    if (quantity > 0) after.set(variantId, { variantId, quantity, price });
    else after.delete(variantId);
  }
  return [...after.values()];
}

async function findShown(tx: Tx, tenantId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, and(eq(products.tenantId, variants.tenantId), eq(products.id, variants.productId)))
    .where(
      and(
        eq(variants.tenantId, tenantId),
        inArray(variants.id, ids),
        eq(variants.status, 'show'),
        eq(products.status, 'show'),
        isNull(variants.deletedAt),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

type Kept = { version: number; items: KeptItem[]; couponCode: string | null };

/** Adds the data that a page shows of each item. Deleted goods are left out. */
async function present(tx: Tx, tenantId: string, { version, items, couponCode }: Kept): Promise<MyCart> {
  if (items.length === 0) return { version, couponCode, items: [] };
  const rows = await tx
    .select({
      variantId: variants.id,
      slug: products.slug,
      title: products.title,
      variantLabel: variants.label,
      unitLabel: variants.unitLabel,
      image: sql<string | null>`coalesce(${variants.image}, ${products.images} -> 0 ->> 'url')`,
      originalPrice: variants.originalPrice,
    })
    .from(variants)
    .innerJoin(products, and(eq(products.tenantId, variants.tenantId), eq(products.id, variants.productId)))
    .where(
      and(
        eq(variants.tenantId, tenantId),
        inArray(
          variants.id,
          items.map(({ variantId }) => variantId),
        ),
        isNull(variants.deletedAt),
      ),
    );
  const found = new Map(rows.map((row) => [row.variantId, row]));
  return {
    version,
    couponCode,
    items: items.flatMap((item) => {
      const row = found.get(item.variantId);
      return row ? [{ ...row, quantity: item.quantity, price: item.price }] : [];
    }),
  };
}
