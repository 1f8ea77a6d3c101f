import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readPage } from '../../platform/database/list.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { undoDays } from '../product-changes/product-changes.service.ts';
import { readProduct } from '../products/products.service.ts';
import type { SavedProduct } from '../products/products.versions.table.ts';
import type { FieldChange, HistoryEntry, HistoryQuery } from './product-history.schema.ts';

type Values = Record<string, unknown>;
/** The changes of a save: fields of the product, or of one of its variants. */
type Part = { variantId: string | null; sku: string | null; before: Values | null; after: Values | null };

/** A save as it is stored. `product` is null when only the changed fields are. */
export type StoredEntry = Pick<HistoryEntry, 'version' | 'way' | 'by' | 'changeId'> & {
  at: Date;
  parts: Part[];
  product: SavedProduct | null;
};

/** Selects the saves of a product, the newest first: its own, and the rows of changes of many products. */
const savesOf = (tenantId: string, productId: string) => sql`
  select version, way, actor_name as by, null::uuid as "changeId", created_at as at, product,
    jsonb_build_array(jsonb_build_object('variantId', null, 'sku', null, 'before', before, 'after', after)) as parts
  from product_versions saved where tenant_id = ${tenantId} and product_id = ${productId}
    and not (way = 'earlier' and exists (select from product_change_items i where i.tenant_id = ${tenantId}
      and i.product_id = ${productId} and i.state = 'applied' and i.product_version = saved.version))
  union all
  select i.product_version, c.kind, c.actor_name, c.id, coalesce(c.finished_at, c.started_at, c.created_at), null,
    jsonb_agg(jsonb_build_object('variantId', i.variant_id, 'sku', coalesce(v.sku, i.sku), 'before', i.before,
      'after', i.after) order by i.position)
  from product_change_items i
    join product_changes c on c.tenant_id = i.tenant_id and c.id = i.change_id
    left join variants v on v.tenant_id = i.tenant_id and v.id = i.variant_id
  where i.tenant_id = ${tenantId} and i.product_id = ${productId} and i.state = 'applied'
    and i.product_version is not null
  group by c.tenant_id, c.id, i.product_version`;

/** Reads the saves of a product from the newest one on, down to this version of it. */
export async function readSaves(
  tx: Tx,
  tenantId: string,
  productId: string,
  { from, rows: most }: { from: number; rows?: { limit: number; offset: number } },
): Promise<StoredEntry[]> {
  const page = most ? sql`limit ${most.limit} offset ${most.offset}` : sql``;
  const { rows } = await tx.execute<StoredEntry & Record<string, unknown>>(sql`
    select * from (${savesOf(tenantId, productId)}) as saves where version >= ${from}
    order by version desc, at desc ${page}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/**
 * Lists when, how and by whom a product was saved, with the changes, without costs for people who may not see them.
 * Throws NOT_FOUND.
 */
export async function listHistory(
  tx: Tx,
  tenantId: string,
  reader: Principal,
  { id, ...query }: HistoryQuery & { id: string },
): Promise<ListReply<HistoryEntry>> {
  const { version: present } = await readProduct(tx, tenantId, id, reader);
  const seesCosts = reader.permissions.has('read_costs');
  return readPage(query, {
    async rows(limit, offset) {
      const saves = await readSaves(tx, tenantId, id, { from: 0, rows: { limit, offset } });
      return saves.map(({ parts, product, ...save }) => ({
        ...save,
        changes: parts.flatMap(fieldChanges).filter(({ field }) => seesCosts || field !== 'costPrice'),
        canRestore: save.version < present && isWhole({ product, at: save.at }),
      }));
    },
    total: tx.$count(sql`(${savesOf(tenantId, id)}) as saves`),
  });
}

/**
 * Whether the whole product of a save is known. Changes of many products are kept for 30 days; of older ones only saves
 * with the whole product are known.
 */
export const isWhole = ({ product, at }: Pick<StoredEntry, 'product' | 'at'>): boolean =>
  product !== null || at.getTime() > Date.now() - undoDays * 86_400_000;

const notFields = new Set(['variants', 'variant', 'stock', 'categoryIds']);

function fieldChanges({ sku, before, after }: Part): FieldChange[] {
  // All of a new product is new.
  if (!before || !after) return [];
  const own = Object.keys(after)
    .filter((field) => !notFields.has(field))
    .map((field) => ({ field, sku, before: before[field] ?? null, after: after[field] ?? null }));
  // The categories include the main category: if that changed, the change is not listed twice.
  const categories =
    'categoryIds' in after && !('categoryId' in after)
      ? [{ field: 'categoryIds', sku: null, before: before.categoryIds ?? null, after: after.categoryIds }]
      : [];
  return [...own, ...categories, ...variantChanges(before.variants, after.variants)].filter(
    (change) => !isNothing(change.before) || !isNothing(change.after),
  );
}

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

type SavedVariant = SavedProduct['variants'][number];

function variantChanges(before: unknown, after: unknown): FieldChange[] {
  if (!Array.isArray(after)) return [];
  const was = new Map(((before ?? []) as SavedVariant[]).map((variant) => [variant.id, variant]));
  const is = new Map((after as SavedVariant[]).map((variant) => [variant.id, variant]));
  const gone = [...was.values()].filter(({ id }) => !is.has(id));
  return [
    ...[...is.values()].flatMap((variant) => {
      const { id, label, ...fields } = variant;
      const old = was.get(id) as Values | undefined;
      if (!old) return [{ field: 'variant', sku: variant.sku, before: null, after: variant.price }];
      return Object.entries(fields)
        .filter(([field, value]) => !isDeepStrictEqual(old[field], value))
        .map(([field, value]) => ({ field, sku: variant.sku, before: old[field] ?? null, after: value }));
    }),
    ...gone.map(({ sku, price }) => ({ field: 'variant', sku, before: price, after: null })),
  ];
}
