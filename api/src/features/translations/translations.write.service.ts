import { and, eq, sql } from 'drizzle-orm';
import { catalogChanged } from '../../platform/database/catalog-version.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { customization } from '../customization/customization.schema.ts';
import { readRecord, saveSections } from '../customization/customization.service.ts';
import { productTitleChanged } from '../products/products.search.service.ts';
import { withText } from './texts-in.ts';
import type { Translation } from './translations.schema.ts';
import type { RowKind } from './translations.service.ts';
import { textsOfTables } from './translations.service.ts';

type Numbered = Translation & { at: number };

const refuse = (at: number, field: string, message: string) =>
  new AppError('VALIDATION', [{ field: `items.${at}.${field}`, message }]);

/**
 * Adds texts in one language each: all of them or none. A text changes only its own language, so two people who
 * translate do not undo each other's. Throws FORBIDDEN for a subject that the person may not change.
 */
export async function addTranslations(
  tx: Tx,
  tenantId: string,
  { items, author, storeName }: { items: Translation[]; author: Principal; storeName: string },
): Promise<void> {
  const numbered = items.map((item, at) => ({ ...item, at }));
  for (const { kind } of numbered)
    if (kind !== 'customization' && !author.permissions.has(`write_${kind}`)) throw new AppError('FORBIDDEN');
  await intoCustomization(
    tx,
    tenantId,
    numbered.filter(({ kind }) => kind === 'customization'),
    { author, storeName },
  );
  const ofRows = numbered.filter(({ kind }) => kind !== 'customization');
  // In one order, so that two who translate the same rows do not wait for each other.
  for (const item of ofRows.toSorted((a, b) => (a.kind + a.id < b.kind + b.id ? -1 : 1)))
    await intoRow(tx, tenantId, item);
  if (ofRows.length > 0) await catalogChanged(tx, tenantId);
}

async function intoRow(tx: Tx, tenantId: string, item: Numbered): Promise<void> {
  const { table, condition, fields } = textsOfTables[item.kind as RowKind];
  const field = Object.hasOwn(fields, item.field) ? fields[item.field] : undefined;
  if (!field) throw refuse(item.at, 'field', 'unknown');
  if (item.text.length > field.max) throw refuse(item.at, 'text', 'too_long');
  const { rowCount } = await tx.execute(sql`
    update ${table} set ${sql.identifier(field.column.name)} = ${field.column} || ${JSON.stringify({ [item.language]: item.text })}::jsonb,
      version = version + 1, updated_at = now()
    where ${and(eq(table.tenantId, tenantId), eq(table.id, item.id), condition)}`);
  if (rowCount === 0) throw refuse(item.at, 'id', 'unknown');
  if (item.kind === 'products' && item.field === 'title')
    await productTitleChanged(tx, tenantId, { id: item.id, title: item.text });
}

async function intoCustomization(
  tx: Tx,
  tenantId: string,
  items: Numbered[],
  given: { author: Principal; storeName: string },
): Promise<void> {
  if (items.length === 0) return;
  const { customization: before, version } = await readRecord(tx, tenantId, given.storeName);
  let document = before;
  for (const { at, id, field, language, text } of items) {
    if (id !== tenantId) throw refuse(at, 'id', 'unknown');
    const next = withText(document, field, (texts) => ({ ...texts, [language]: text }));
    if (!next) throw refuse(at, 'field', 'unknown');
    if (!customization.safeParse(next).success) throw refuse(at, 'text', 'too_long');
    document = next;
  }
  await saveSections(tx, tenantId, { ...given, version, sections: document, origin: 'save' });
}
