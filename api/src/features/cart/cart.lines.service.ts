import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { LocalizedText } from '../../platform/http/localized.schema.ts';
import type { LineWeight, OrderPart } from '../orders/orders.table.ts';
import type { QuantityRule } from '../products/order-quantity.ts';
import { inSteps, smallestQuantity } from '../products/order-quantity.ts';
import { ageLimitOf, partsInCart } from '../products/products.bundles.service.ts';
import { products, quantityColumns, variants, weightColumns } from '../products/products.table.ts';
import type { Weighing } from '../products/weighed.ts';
import { isByWeight, pieceOf } from '../products/weighed.ts';
import { stockLevels } from '../stock/stock.table.ts';
import { taxClasses } from '../tax-classes/tax-classes.table.ts';
import type { CartIssue, CartQuoteInput } from './cart.schema.ts';

/** The items of a cart that can be bought, as the database has them now. */
export type CartLine = {
  variantId: string;
  productId: string;
  slug: string;
  sku: string;
  title: LocalizedText;
  variantLabel: LocalizedText;
  image: string | null;
  unitLabel: string;
  unitPrice: number;
  originalPrice: number;
  available: number;
  quantity: number;
  /** The contents of one piece of a bundle; empty for any other product. */
  parts: OrderPart[];
  weight: LineWeight | null;
  ageLimit: number | null;
  /** The rate of its tax class; null: the store's usual rate. */
  taxRateBp: number | null;
} & QuantityRule;

/** The person who fills the cart. Staff may sell any quantity, without a product's minimum and step. */
export type Buyer = 'shopper' | 'staff';

/** Reads the lines that can be bought, in the cart's order, one per variant; the others become issues. */
export async function readLines(
  tx: Tx,
  tenantId: string,
  items: CartQuoteInput['items'],
  by: Buyer,
): Promise<{ lines: CartLine[]; issues: CartIssue[] }> {
  const wanted = new Map<string, { quantity: number; price: number | undefined }>();
  for (const { variantId, quantity, price } of items) {
    wanted.set(variantId, { quantity: (wanted.get(variantId)?.quantity ?? 0) + quantity, price });
  }
  const found = await findVariants(tx, tenantId, [...wanted.keys()]);
  const lines: CartLine[] = [];
  const issues: CartIssue[] = [];
  const ofProduct = new Map<string, number>();
  const taken = new Map<string, number>();
  for (const [variantId, { quantity: asked, price }] of wanted) {
    const row = found.get(variantId);
    if (!row) {
      issues.push({ variantId, kind: 'unavailable', value: 0 });
      continue;
    }
    const { maxPerOrder, parts, pricedBy, nominalWeightG, tolerancePct, ...line } = row;
    const weight = weightOf(row);
    if (weight) {
      line.unitPrice = pieceOf(row.unitPrice, row);
      line.originalPrice = pieceOf(row.originalPrice, row);
    }
    const needs = parts.length > 0 ? parts : [{ variantId, qty: 1, available: line.available }];
    line.available = Math.min(...needs.map((need) => piecesFrom(need, taken.get(need.variantId))));
    const rule = by === 'staff' ? anyQuantity : line;
    const smallest = smallestQuantity(rule);
    if (line.available < smallest) {
      issues.push({ variantId, kind: 'sold_out', value: 0 });
      continue;
    }
    if (price !== undefined && price !== line.unitPrice)
      issues.push({ variantId, kind: 'price_changed', value: line.unitPrice });
    const rest =
      maxPerOrder === null ? Number.POSITIVE_INFINITY : maxPerOrder - (ofProduct.get(line.productId) ?? 0);
    const most = Math.min(rest, line.available);
    const quantity = most < smallest ? 0 : Math.max(smallest, inSteps(Math.min(asked, most), rule));
    const kind = issueOf({ asked, rest, available: line.available, smallest, quantity });
    if (kind) issues.push({ variantId, kind, value: quantity });
    ofProduct.set(line.productId, (ofProduct.get(line.productId) ?? 0) + quantity);
    if (quantity === 0) continue;
    for (const need of needs)
      taken.set(need.variantId, (taken.get(need.variantId) ?? 0) + need.qty * quantity);
    lines.push({ ...line, quantity, weight, parts: parts.map(({ available: _, ...part }) => part) });
  }
  return { lines, issues };
}

/** Returns the number of pieces that the rest of a stock item makes, after the lines before. */
const piecesFrom = ({ available, qty }: { available: number; qty: number }, taken = 0): number =>
  Math.max(0, Math.floor((available - taken) / qty));

type Weighable = Weighing & { unitPrice: number; tolerancePct: number };

/** Returns the weight of a line's goods that are weighed before they are paid; null for most goods. */
const weightOf = ({
  nominalWeightG,
  pricedBy,
  unitPrice: price,
  tolerancePct,
}: Weighable): LineWeight | null =>
  nominalWeightG !== null && isByWeight(pricedBy)
    ? { nominalG: nominalWeightG, price, pricedBy, tolerancePct, pickedG: null }
    : null;

const anyQuantity: QuantityRule = { minPerOrder: null, quantityStep: 1 };

type Asked = { asked: number; rest: number; available: number; smallest: number; quantity: number };

/**
 * Returns the reason why a line's quantity is not the one that was asked for. `rest`: the quantity that the product's
 * limit leaves.
 */
function issueOf({ asked, rest, available, smallest, quantity }: Asked): CartIssue['kind'] | null {
  if (asked > available && available <= rest) return 'low_stock';
  if (asked > rest || quantity === 0) return 'limit';
  if (asked < smallest) return 'minimum';
  return asked === quantity ? null : 'step';
}

async function findVariants(tx: Tx, tenantId: string, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const query = prepared(tx, 'cart_variants', () =>
    tx
      .select({
        variantId: variants.id,
        productId: products.id,
        slug: products.slug,
        sku: variants.sku,
        title: products.title,
        variantLabel: variants.label,
        image: sql<string | null>`coalesce(${variants.image}, ${products.images} -> 0 ->> 'url')`,
        unitLabel: variants.unitLabel,
        unitPrice: variants.price,
        originalPrice: variants.originalPrice,
        maxPerOrder: products.maxPerOrder,
        ...quantityColumns,
        available: sql<number>`greatest(${stockLevels.onHand} - ${stockLevels.allocated}, 0)`,
        parts: partsInCart,
        pricedBy: products.pricedBy,
        ageLimit: ageLimitOf,
        taxRateBp: taxClasses.rateBp,
        ...weightColumns,
      })
      .from(variants)
      .innerJoin(products, and(eq(products.tenantId, variants.tenantId), eq(products.id, variants.productId)))
      .leftJoin(
        taxClasses,
        and(eq(taxClasses.tenantId, products.tenantId), eq(taxClasses.id, products.taxClassId)),
      )
      .innerJoin(
        stockLevels,
        and(eq(stockLevels.tenantId, variants.tenantId), eq(stockLevels.variantId, variants.id)),
      )
      .where(
        and(
          sql`${variants.tenantId} = ${sql.placeholder('tenantId')}`,
          // The ids are in a subquery, so that the plan does not depend on their number and is kept: planning took
          // longer than reading.
          sql`${variants.id} = any(array(select unnest(${sql.placeholder('ids')}::uuid[])))`,
          eq(variants.status, sql`'show'`),
          eq(products.status, sql`'show'`),
          isNull(variants.deletedAt),
        ),
      )
      .prepare('cart_variants'),
  );
  const rows = await query.execute({ tenantId, ids });
  return new Map(rows.map((row) => [row.variantId, row]));
}
