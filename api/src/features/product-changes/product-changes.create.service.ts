import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { LanguageCode } from '../../languages.ts';
import { inEachLanguage } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { products } from '../products/products.table.ts';
import { productColumns } from './product-changes.rows.service.ts';
import type { ChangeValues } from './product-changes.schema.ts';
import type { ProductState } from './product-state.ts';

/** Makes the product of a row that has none yet. Its row has a title, a SKU and a price. */
export function newState(after: ChangeValues): ProductState {
  const { price = 0, sku = '', categoryId = null } = after;
  return {
    id: uuidv7(),
    version: 1,
    attributeIds: [],
    title: after.title ?? {},
    brand: after.brand ?? '',
    categoryId,
    categoryIds: after.categoryIds ?? (categoryId ? [categoryId] : []),
    tags: after.tags ?? [],
    status: after.status ?? 'draft',
    publishAt: after.publishAt ?? null,
    unpublishAt: after.unpublishAt ?? null,
    externalRef: after.externalRef ?? null,
    soldBy: after.soldBy ?? 'each',
    pricedBy: after.pricedBy ?? 'each',
    nominalWeightG: after.nominalWeightG ?? null,
    tolerancePct: after.tolerancePct ?? 10,
    bundleOf: after.bundleOf ?? [],
    ageLimit: after.ageLimit ?? null,
    shelfLifeDays: after.shelfLifeDays ?? null,
    aisle: after.aisle ?? '',
    taxClassId: after.taxClassId ?? null,
    substituteIds: after.substituteIds ?? [],
    variants: [
      {
        id: uuidv7(),
        sku,
        price,
        originalPrice: after.originalPrice ?? price,
        costPrice: after.costPrice ?? null,
        barcode: after.barcode ?? null,
        stock: after.stock ?? 0,
        status: 'show',
        unitSize: null,
        unitLabel: '',
        allocated: 0,
        reorderPoint: 0,
      },
    ],
  };
}

const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');

/** Finds a free address for each product: of its title, else with its SKU, else with its id. */
async function slugsFor(
  tx: Tx,
  tenantId: string,
  language: LanguageCode,
  states: ProductState[],
): Promise<string[]> {
  const choices = states.map(({ id, title, variants: [variant] }) => {
    const name = slugOf(title[language] ?? '') || 'product';
    return [name, `${name}-${slugOf(variant?.sku ?? '') || id}`, `${name}-${id}`];
  });
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(
      and(
        eq(products.tenantId, tenantId),
        inArray(products.slug, choices.flat()),
        isNull(products.deletedAt),
      ),
    );
  const taken = new Set(rows.map(({ slug }) => slug));
  return choices.map((slugs) => {
    const free = slugs.find((slug) => !taken.has(slug)) as string;
    taken.add(free);
    return free;
  });
}

/** Inserts new products with their variants; categories and stock are written with those of the others. */
export async function insertStates(
  tx: Tx,
  tenantId: string,
  language: LanguageCode,
  states: ProductState[],
): Promise<void> {
  if (states.length === 0) return;
  const slugs = await slugsFor(tx, tenantId, language, states);
  const rows = states.map((state, index) => ({ ...productColumns(state), slug: slugs[index] }));
  await tx.execute(sql`
    insert into products (tenant_id, id, slug, title, description, ingredients, images, brand, category_id, tags, status,
      publish_at, unpublish_at, external_ref, sku, barcode, price, original_price, unit_label, variant_count, search_text,
      default_variant_id, weight_price, sold_by, priced_by, nominal_weight_g, tolerance_pct, age_limit, shelf_life_days, aisle, tax_class_id,
      substitute_ids, published_at)
    select ${tenantId}::uuid, x.id, x.slug, x.title, '{}', '{}', '[]', x.brand, x."categoryId", x.tags, x.status,
      x."publishAt", x."unpublishAt", x."externalRef", x.sku, x.barcode, x.price, x."originalPrice", x."unitLabel", x."variantCount",
      x."searchText", x."defaultVariantId", x."weightPrice", x."soldBy", x."pricedBy", x."nominalWeightG",
      x."tolerancePct", x."ageLimit", x."shelfLifeDays", x.aisle, x."taxClassId", x."substituteIds",
      case when x.status = 'show' then now() end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(
      id uuid, slug text, title jsonb, brand text, "categoryId" uuid, tags text[], status text,
      "publishAt" timestamptz, "unpublishAt" timestamptz, "externalRef" text, sku text, barcode text, price bigint, "originalPrice" bigint,
      "unitLabel" text, "variantCount" int, "searchText" text, "defaultVariantId" uuid,
      "weightPrice" bigint, "soldBy" text, "pricedBy" text, "nominalWeightG" int, "tolerancePct" int,
      "ageLimit" int, "shelfLifeDays" int, aisle text, "taxClassId" uuid, "substituteIds" uuid[])`);
  const own = states.flatMap(({ id: productId, variants: made }) =>
    made.map((variant) => ({ ...variant, productId })),
  );
  await tx.execute(sql`
    insert into variants (tenant_id, id, product_id, sku, barcode, label, price, original_price, cost_price)
    select ${tenantId}::uuid, x.id, x."productId", x.sku, x.barcode, ${JSON.stringify(inEachLanguage(() => ''))}::jsonb,
      x.price, x."originalPrice", x."costPrice"
    from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as x(id uuid, "productId" uuid, sku text, barcode text,
      price bigint, "originalPrice" bigint, "costPrice" bigint)`);
}
