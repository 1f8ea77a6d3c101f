import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { catalogChanged } from '../../platform/database/catalog-version.ts';
import type { Tx } from '../../platform/database/database.ts';
import { deleteRows, restoreRows } from '../../platform/database/deleted-rows.ts';
import { changeRows, lockRows, lockVersion } from '../../platform/database/rows.ts';
import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Versioned } from '../../platform/http/list.schema.ts';
import { missingIn } from '../../platform/http/localized.schema.ts';
import { readDefaultLanguage } from '../settings/settings.service.ts';
import { renameVariants } from './attributes.labels.service.ts';
import type { AttributeDetail, AttributeInput, CatalogAttribute } from './attributes.schema.ts';
import { countProducts, readAttribute } from './attributes.service.ts';
import type { AttributeValueRow } from './attributes.table.ts';
import { attributes } from './attributes.table.ts';

/** Every product form reads all attributes of the store. */
const mostAttributes = 200;

/** Throws VALIDATION for missing texts and for two values of the same name. */
export async function createAttribute(
  tx: Tx,
  tenantId: string,
  input: AttributeInput,
): Promise<AttributeDetail> {
  await checkAttribute(tx, tenantId, input, []);
  const count = await tx.$count(attributes, eq(attributes.tenantId, tenantId));
  if (count >= mostAttributes) throw new AppError('VALIDATION', [{ field: 'title', message: 'too_many' }]);
  const id = uuidv7();
  await tx.insert(attributes).values({
    ...input,
    tenantId,
    id,
    values: toRows(input),
    position: sql`(select coalesce(max(position) + 1, 0) from attributes where tenant_id = ${tenantId})`,
  });
  await catalogChanged(tx, tenantId);
  return readAttribute(tx, tenantId, id);
}

/**
 * Changes an attribute. Throws as `createAttribute`, VERSION_CONFLICT when somebody else saved first, and IN_USE for a
 * removed value that a variant has. Variants follow the new names.
 */
export async function updateAttribute(
  tx: Tx,
  tenantId: string,
  id: string,
  { version, ...input }: Versioned<AttributeInput>,
): Promise<AttributeDetail> {
  await lockVersion(tx, tenantId, attributes, { id, version });
  const before = await readAttribute(tx, tenantId, id);
  await checkAttribute(tx, tenantId, input, before.values);
  const kept = new Set(input.values.map((value) => value.id));
  const lost = before.values.filter((value) => !kept.has(value.id) && value.variantCount > 0);
  if (lost.length > 0) {
    throw new AppError(
      'IN_USE',
      lost.map((value) => inUse('values', { variants: value.variantCount, value: value.id })),
    );
  }
  const values = toRows(input);
  await changeRows(tx, tenantId, attributes, [id], { ...input, values });
  if (isRenamed(before.values, values)) await renameVariants(tx, tenantId, id);
  await catalogChanged(tx, tenantId);
  return readAttribute(tx, tenantId, id);
}

const toRows = ({ values }: AttributeInput): AttributeValueRow[] =>
  values.map((value, position) => ({ ...value, id: value.id ?? uuidv7(), position }));

const isRenamed = (before: AttributeValueRow[], after: AttributeValueRow[]): boolean =>
  before.some(({ id, name }) => {
    const now = after.find((value) => value.id === id);
    return now !== undefined && JSON.stringify(now.name) !== JSON.stringify(name);
  });

const inUse = (field: string, values: Record<string, string | number>): ErrorDetail => ({
  field,
  message: 'in_use',
  reason: { code: 'in_use', values },
});

async function checkAttribute(
  tx: Tx,
  tenantId: string,
  { title, name, values }: AttributeInput,
  known: CatalogAttribute['values'],
): Promise<void> {
  const language = await readDefaultLanguage(tx, tenantId);
  const names = values.map((value) => value.name[language]?.toLocaleLowerCase());
  const problems = [
    ...missingIn(language, { title, name }),
    ...values.flatMap((value, index) => missingIn(language, { [`values.${index}.name`]: value.name })),
    ...values.flatMap(({ id }, index) =>
      id === undefined ||
      (known.some((value) => value.id === id) && values.findIndex((value) => value.id === id) === index)
        ? []
        : [{ field: `values.${index}.id`, message: 'unknown' }],
    ),
    ...names.flatMap((text, index) =>
      text && names.indexOf(text) !== index
        ? [{ field: `values.${index}.name.${language}`, message: 'duplicate' }]
        : [],
    ),
  ];
  if (problems.length > 0) throw new AppError('VALIDATION', problems);
}

/** Shows or hides attributes. Hidden ones are not offered for new variants; variants that have them keep them. */
export async function setAttributeStatus(
  tx: Tx,
  tenantId: string,
  ids: string[],
  status: 'show' | 'hide',
): Promise<void> {
  await changeRows(tx, tenantId, attributes, ids, { status });
  await catalogChanged(tx, tenantId);
}

/** Throws NOT_FOUND, and IN_USE with the number of products that use each. */
export async function deleteAttributes(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
  // The lock comes first: a product that uses one of them is saved before, or finds it deleted.
  await lockRows(tx, tenantId, attributes, ids, 'update');
  const counts = await countProducts(tx, tenantId);
  const used = ids.flatMap((id, index) => {
    const count = counts.get(id);
    return count ? [inUse(`ids.${index}`, { products: count })] : [];
  });
  if (used.length > 0) throw new AppError('IN_USE', used);
  if ((await deleteRows(tx, tenantId, attributes, ids)) < ids.length) throw new AppError('NOT_FOUND');
  await catalogChanged(tx, tenantId);
}

/** Undoes that. */
export async function restoreAttributes(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
  await restoreRows(tx, tenantId, attributes, ids);
  await catalogChanged(tx, tenantId);
}
