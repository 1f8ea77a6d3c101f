import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { fieldNames } from '../product-changes/product-changes.problems.service.ts';
import type { ImportField, ImportMapping, ProductChange } from '../product-changes/product-changes.schema.ts';
import { importFields } from '../product-changes/product-changes.schema.ts';
import { lockChange, readChange, setChange } from '../product-changes/product-changes.service.ts';
import { productChangeItems } from '../product-changes/product-changes.table.ts';
import type { ProductImport } from './product-imports.schema.ts';
import { importMappings } from './product-imports.table.ts';
import { suggestDecimal, suggestFields } from './suggest-mapping.ts';

const hashOf = (columns: string[]) => createHash('sha256').update(JSON.stringify(columns)).digest('hex');

const sampleRows = 5;

/** The fields that need more than the permission to change products. */
const permissionOf: Partial<Record<ImportField, 'write_stock' | 'read_costs'>> = {
  stock: 'write_stock',
  costPrice: 'read_costs',
};

function mayImport(actor: Principal, field: ImportField): boolean {
  const permission = permissionOf[field];
  return !permission || actor.permissions.has(permission);
}

/** The last mapping of a file with these columns. */
async function rememberedMapping(
  tx: Tx,
  tenantId: string,
  columns: string[],
): Promise<ImportMapping | undefined> {
  const [known] = await tx
    .select({ mapping: importMappings.mapping })
    .from(importMappings)
    .where(and(eq(importMappings.tenantId, tenantId), eq(importMappings.columns, hashOf(columns))));
  return known?.mapping;
}

/**
 * Reads an uploaded file with its first rows. Its mapping is the one in use, the last one of such a file, or a guess,
 * without the fields that the reader may not set.
 */
export async function readImport(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  id: string,
): Promise<ProductImport> {
  const change = await readChange(tx, tenantId, id);
  const { source } = change;
  if (source.type !== 'import') throw new AppError('NOT_FOUND');
  const { columns } = source;
  const rows = await tx
    .select({ cells: productChangeItems.cells })
    .from(productChangeItems)
    .where(and(eq(productChangeItems.tenantId, tenantId), eq(productChangeItems.changeId, id)))
    .orderBy(asc(productChangeItems.position))
    .limit(sampleRows);
  const sample = rows.map(({ cells }) => columns.map((_, index) => (cells?.[index] ?? '').slice(0, 200)));
  const mapping = source.mapping ??
    (await rememberedMapping(tx, tenantId, columns)) ?? {
      fields: suggestFields(columns, fieldNames),
      decimal: suggestDecimal(sample),
      create: true,
    };
  return {
    ...{ change, columns, sample },
    mapping: {
      ...mapping,
      fields: mapping.fields.map((field) => (field && mayImport(actor, field) ? field : null)),
    },
    fields: importFields.filter((field) => mayImport(actor, field)),
  };
}

/** The chosen fields, with those of the mapping before that this actor was not shown. */
const withHidden = (
  actor: Principal,
  chosen: ImportMapping['fields'],
  before: ImportMapping['fields'] = [],
): ImportMapping['fields'] =>
  chosen.map((field, column) => {
    const hidden = before[column];
    return field ?? (hidden && !mayImport(actor, hidden) ? hidden : null);
  });

/**
 * Sets the fields of the columns, and has every row read and compared with the catalogue, without changing it. The
 * mapping is remembered for the next file with these columns. Throws VALIDATION when rows could not be told apart.
 */
export async function mapImport(
  tx: Tx,
  tenantId: string,
  { actor, jobs }: { actor: Principal; jobs: Jobs },
  id: string,
  mapping: ImportMapping,
): Promise<ProductChange> {
  const { status, source } = await lockChange(tx, tenantId, id);
  if (source.type !== 'import') throw new AppError('NOT_FOUND');
  if (status !== 'mapping' && status !== 'ready') throw new AppError('CHANGE_STATE');
  const fields = mapping.fields.filter((field) => field !== null);
  const invalid = (message: string) => new AppError('VALIDATION', [{ field: 'fields', message }]);
  if (mapping.fields.length !== source.columns.length) throw invalid('other_columns');
  if (new Set(fields).size < fields.length) throw invalid('duplicate');
  if (!fields.includes('sku') && !fields.includes('externalRef')) throw invalid('no_key');
  if (!fields.every((field) => mayImport(actor, field))) throw new AppError('FORBIDDEN');
  const before = await rememberedMapping(tx, tenantId, source.columns);
  const remembered = { ...mapping, fields: withHidden(actor, mapping.fields, before?.fields) };
  await tx
    .insert(importMappings)
    .values({ tenantId, columns: hashOf(source.columns), mapping: remembered })
    .onConflictDoUpdate({
      target: [importMappings.tenantId, importMappings.columns],
      set: { mapping: remembered, usedAt: new Date() },
    });
  await tx
    .update(productChangeItems)
    .set({ state: 'unread', before: null, after: null, problems: null, productId: null, variantId: null })
    .where(and(eq(productChangeItems.tenantId, tenantId), eq(productChangeItems.changeId, id)));
  await setChange(tx, tenantId, id, {
    status: 'preparing',
    source: { ...source, mapping },
    changesStock: fields.includes('stock'),
    unchanged: 0,
    refused: 0,
  });
  await jobs.add(tx, 'product-imports', { tenantId, id });
  return readChange(tx, tenantId, id);
}
