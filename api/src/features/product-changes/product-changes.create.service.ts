import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { LanguageCode } from '../../languages.ts';
import { inEachLanguage } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { products, variants } from '../products/products.table.ts';
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
  await tx.insert(products).values(
    states.map((state, index) => ({
      ...{ ...productColumns(state), tenantId, slug: slugs[index] as string },
      ...{ description: {}, ingredients: {}, images: [] },
      publishAt: state.publishAt === null ? null : new Date(state.publishAt),
      unpublishAt: state.unpublishAt === null ? null : new Date(state.unpublishAt),
      publishedAt: state.status === 'show' ? sql`now()` : null,
    })),
  );
  await tx.insert(variants).values(
    states.flatMap(({ id: productId, variants: made }) =>
      made.map(({ id, sku, barcode, price, originalPrice, costPrice }) => ({
        ...{ tenantId, productId, id, sku, barcode, price, originalPrice, costPrice },
        label: inEachLanguage(() => ''),
      })),
    ),
  );
}
