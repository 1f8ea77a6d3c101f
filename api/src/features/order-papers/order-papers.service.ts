import { and, eq, inArray } from 'drizzle-orm';
import type { LanguageCode } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readOrder } from '../orders/orders.service.ts';
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

/** The papers of these orders. Throws NOT_FOUND when one of them is not the store's. */
export async function readPapers(
  tx: Tx,
  tenantId: string,
  { kind, ids, language, storeName }: Wanted,
): Promise<WrittenPaper[]> {
  const [global, store, locales] = await Promise.all([
    readGlobalSetting(tx, tenantId),
    readStoreSetting(tx, tenantId),
    readLocales(tx, tenantId, ids),
  ]);
  const papers: WrittenPaper[] = [];
  for (const id of ids) {
    const locale = locales.get(id);
    if (!locale) throw new AppError('NOT_FOUND', [{ field: 'ids', message: id }]);
    const order = await readOrder(tx, tenantId, id);
    const reader = kind === 'invoices' ? locale : (language ?? global.default_language);
    const tools = paperTools(reader, order.currency, global);
    const paper: Paper = { order, store, storeName, tools };
    const content = kind === 'invoices' ? writeInvoice(paper) : writePackingSlip(paper);
    papers.push({ number: order.number, content });
  }
  return papers;
}

async function readLocales(tx: Tx, tenantId: string, ids: string[]): Promise<Map<string, LanguageCode>> {
  const rows = await tx
    .select({ id: orders.id, locale: orders.customerLocale })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), inArray(orders.id, ids)));
  return new Map(rows.map(({ id, locale }) => [id, locale]));
}
