import { and, eq, sql } from 'drizzle-orm';
import { catalogChanged } from '../../platform/database/catalog-version.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { renameVariants } from '../attributes/attributes.labels.service.ts';
import { attributeValue } from '../attributes/attributes.schema.ts';
import { attributes } from '../attributes/attributes.table.ts';
import { customization } from '../customization/customization.schema.ts';
import { readRecord, saveSections } from '../customization/customization.service.ts';
import { productTitleChanged } from '../products/products.search.service.ts';
import { recordSteps } from '../products/products.versions.service.ts';
import { storeSettingAdd } from '../settings/settings.input.schema.ts';
import { readDocument, storeOf } from '../settings/settings.service.ts';
import { saveStoreSetting } from '../settings/settings.write.service.ts';
import { withText } from './texts-in.ts';
import type { Translation } from './translations.schema.ts';
import type { RowKind } from './translations.service.ts';
import { textsOfTables, valueField } from './translations.service.ts';

type Numbered = Translation & { at: number };

const refuse = (at: number, field: string, message: string) =>
  new AppError('VALIDATION', [{ field: `items.${at}.${field}`, message }]);

/** The subjects of the store itself, which everybody who may call this may change. */
const ofStore: readonly string[] = ['customization', 'settings'];

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
    if (!ofStore.includes(kind) && !author.permissions.has(`write_${kind}`)) throw new AppError('FORBIDDEN');
  const of = (kind: Translation['kind']) => numbered.filter((item) => item.kind === kind);
  await intoCustomization(tx, tenantId, of('customization'), { author, storeName });
  await intoSettings(tx, tenantId, of('settings'));
  const ofRows = numbered.filter(({ kind }) => !ofStore.includes(kind));
  // The order is fixed, so that two people who translate the same rows do not wait for each other.
  const inOrder = ofRows.toSorted((a, b) => (a.kind + a.id < b.kind + b.id ? -1 : 1));
  const renamed = new Set<string>();
  for (const item of inOrder) {
    const value = item.kind === 'attributes' ? valueField.exec(item.field)?.[1] : undefined;
    if (value) {
      await intoValue(tx, tenantId, item, value);
      renamed.add(item.id);
    } else await intoRow(tx, tenantId, author, item);
  }
  for (const id of renamed) await renameVariants(tx, tenantId, id);
  if (ofRows.length > 0) await catalogChanged(tx, tenantId);
}

const inLanguage = ({ language, text }: Translation) => JSON.stringify({ [language]: text });

async function intoRow(tx: Tx, tenantId: string, author: Principal, item: Numbered): Promise<void> {
  const { table, condition, fields } = textsOfTables[item.kind as RowKind];
  const field = Object.hasOwn(fields, item.field) ? fields[item.field] : undefined;
  if (!field) throw refuse(item.at, 'field', 'unknown');
  if (item.text.length > field.max) throw refuse(item.at, 'text', 'too_long');
  const { column } = field;
  const which = and(eq(table.id, item.id), condition);
  const next = sql`${column} || ${inLanguage(item)}::jsonb`;
  if (item.kind === 'products') {
    const way = author.kind === 'program' ? 'program' : 'form';
    const of = (texts: unknown) => sql`jsonb_build_object(${item.field}::text, ${texts})`;
    await recordSteps(tx, tenantId, { way, by: author.name }, { which, before: of(column), after: of(next) });
  }
  const { rowCount } = await tx.execute(sql`
    update ${table} set ${sql.identifier(column.name)} = ${next}, version = version + 1, updated_at = now()
    where ${and(eq(table.tenantId, tenantId), which)}`);
  if (rowCount === 0) throw refuse(item.at, 'id', 'unknown');
  if (item.kind === 'products' && item.field === 'title')
    await productTitleChanged(tx, tenantId, { id: item.id, title: item.text });
}

/** The name of one value of an attribute; the labels of variants are made of them. */
async function intoValue(tx: Tx, tenantId: string, item: Numbered, valueId: string): Promise<void> {
  const name = { [item.language]: item.text };
  if (!attributeValue.shape.name.safeParse(name).success) throw refuse(item.at, 'text', 'too_long');
  const { rowCount } = await tx.execute(sql`
    update ${attributes} set version = version + 1, updated_at = now(), "values" = (
      select jsonb_agg(case when value ->> 'id' = ${valueId}
        then jsonb_set(value, '{name}', (value -> 'name') || ${inLanguage(item)}::jsonb) else value end order by place)
      from jsonb_array_elements(${attributes.values}) with ordinality as of_attribute(value, place))
    where ${attributes.tenantId} = ${tenantId} and ${attributes.id} = ${item.id}
      and ${attributes.values} @> ${JSON.stringify([{ id: valueId }])}::jsonb`);
  if (rowCount === 0) throw refuse(item.at, 'id', 'unknown');
}

/** A copy of the document with the texts added. `fits` says whether the result is a document still. */
function withTexts<Document extends object>(
  before: Document,
  items: Numbered[],
  { tenantId, fits }: { tenantId: string; fits: (document: Document) => boolean },
): Document {
  let document = before;
  for (const { at, id, field, language, text } of items) {
    if (id !== tenantId) throw refuse(at, 'id', 'unknown');
    const next = withText(document, field, (texts) => ({ ...texts, [language]: text }));
    if (!next) throw refuse(at, 'field', 'unknown');
    if (!fits(next)) throw refuse(at, 'text', 'too_long');
    document = next;
  }
  return document;
}

async function intoCustomization(
  tx: Tx,
  tenantId: string,
  items: Numbered[],
  given: { author: Principal; storeName: string },
): Promise<void> {
  if (items.length === 0) return;
  const { customization: before, version } = await readRecord(tx, tenantId, given.storeName);
  const fits = (document: object) => customization.safeParse(document).success;
  const sections = withTexts(before, items, { tenantId, fits });
  await saveSections(tx, tenantId, { ...given, version, sections, origin: 'save' });
}

async function intoSettings(tx: Tx, tenantId: string, items: Numbered[]): Promise<void> {
  if (items.length === 0) return;
  const { body, version } = await readDocument(tx, tenantId, 'store', 'update');
  const { invoice_note } = storeOf(body);
  const fits = (document: object) => storeSettingAdd.safeParse(document).success;
  const change = withTexts({ invoice_note }, items, { tenantId, fits });
  await saveStoreSetting(tx, tenantId, { ...change, version });
}
