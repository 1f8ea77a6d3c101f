import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LanguageCode } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { OrderHolder } from '../orders/orders.holder.service.ts';
import { heldBy } from '../orders/orders.holder.service.ts';
import { isPickup, readOrder } from '../orders/orders.service.ts';
import { orders } from '../orders/orders.table.ts';
import { readGlobalSetting, readStoreSetting } from '../settings/settings.service.ts';
import type { OrderPaperKind } from './order-papers.schema.ts';
import type { Paper } from './paper.ts';
import { paperTools } from './paper.ts';
import { writeInvoice } from './write-invoice.ts';
import { writePackingSlip } from './write-packing-slip.ts';
import type { WrittenPaper } from './write-pdf.ts';

type Wanted = {
  kind: OrderPaperKind;
  ids: string[];
  language?: LanguageCode | undefined;
  storeName: string;
};

/** Reads the papers of these orders. Throws NOT_FOUND when one of them is not the store's. */
export async function readPapers(
  tx: Tx,
  tenantId: string,
  { kind, ids, language, storeName }: Wanted,
): Promise<WrittenPaper[]> {
  const [global, store, facts] = await Promise.all([
    readGlobalSetting(tx, tenantId),
    readStoreSetting(tx, tenantId),
    readFacts(tx, tenantId, ids),
  ]);
  const aisles = kind === 'packing-slips' ? await readAisles(tx, tenantId, ids) : new Map<string, string>();
  const papers: WrittenPaper[] = [];
  for (const id of ids) {
    const found = facts.get(id);
    if (!found) throw new AppError('NOT_FOUND', [{ field: 'ids', message: id }]);
    const order = await readOrder(tx, tenantId, id);
    const reader = kind === 'invoices' ? found.locale : (language ?? global.default_language);
    const tools = paperTools(reader, order.currency, global);
    const paper: Paper = { order, store, storeName, tools, aisles, isPickup: found.isPickup };
    const content = kind === 'invoices' ? writeInvoice(paper) : writePackingSlip(paper);
    papers.push({ number: order.number, content });
  }
  return papers;
}

/** Reads the invoice of a shopper's own order. Throws NOT_FOUND for somebody else's. */
export async function readMyInvoice(
  tx: Tx,
  tenantId: string,
  { holder, id, storeName }: { holder: OrderHolder; id: string; storeName: string },
): Promise<WrittenPaper[]> {
  const [mine] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, id), heldBy(holder)));
  if (!mine) throw new AppError('NOT_FOUND');
  return readPapers(tx, tenantId, { kind: 'invoices', ids: [id], storeName });
}

/** Reads the present aisles of the goods, which may have been moved since the order. */
async function readAisles(tx: Tx, tenantId: string, orderIds: string[]): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ variantId: string; aisle: string }>(sql`
    select variant.id as "variantId", product.aisle
    from variants variant
    join products product on product.tenant_id = variant.tenant_id and product.id = variant.product_id
    where variant.tenant_id = ${tenantId} and product.aisle <> '' and variant.id in (
      select unnest(line.variant_id || array(select (part ->> 'variantId')::uuid from jsonb_array_elements(line.parts) part))
      from order_lines line
      where line.tenant_id = ${tenantId} and line.order_id = any(${sql.param(orderIds)}::uuid[]))`);
  return new Map(rows.map(({ variantId, aisle }) => [variantId, aisle]));
}

type Facts = { locale: LanguageCode; isPickup: boolean };

async function readFacts(tx: Tx, tenantId: string, ids: string[]): Promise<Map<string, Facts>> {
  const rows = await tx
    .select({ id: orders.id, locale: orders.customerLocale, isPickup })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), inArray(orders.id, ids)));
  return new Map(rows.map(({ id, ...found }) => [id, found]));
}
