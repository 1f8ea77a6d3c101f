import { v7 as uuidv7 } from 'uuid';
import { attributes } from '../features/attributes/attributes.table.ts';
import { categories } from '../features/categories/categories.table.ts';
import { coupons } from '../features/coupons/coupons.table.ts';
import type { ProductDetail, ProductInput, VariantInput } from '../features/products/products.schema.ts';
import { createProduct } from '../features/products/products.write.service.ts';
import type { Database } from '../platform/database/database.ts';
import type { LocalizedText } from '../platform/http/localized.schema.ts';
import { inTenant } from '../platform/tenancy/tenancy.ts';

export const text = (en: string) => ({ en, de: '', fr: '' });

let made = 0;

type VariantGiven = Partial<VariantInput> & { onHand?: number };

/** Returns a new variant's input: it costs 2.00, with ten on hand, unless `given` says otherwise. */
export function variantInput({ onHand = 10, ...given }: VariantGiven = {}): VariantInput {
  made += 1;
  return {
    sku: `SKU-${made}`,
    barcode: null,
    optionValues: {},
    price: 200,
    originalPrice: Math.max(200, given.price ?? 0),
    costPrice: null,
    image: null,
    unitSize: null,
    unitLabel: 'piece',
    status: 'show',
    stock: { seen: 0, onHand },
    reorderPoint: 0,
    ...given,
  };
}

/** Returns a simple visible product. The fields of `variant` go to its one variant. */
export function productInput(given: Partial<ProductInput> = {}, variant: VariantGiven = {}): ProductInput {
  made += 1;
  return {
    title: text(`Product ${made}`),
    description: text(''),
    ingredients: text(''),
    slug: `product-${made}`,
    brand: '',
    categoryId: null,
    categoryIds: [],
    tags: [],
    images: [],
    status: 'show',
    soldBy: 'each',
    pricedBy: 'each',
    allergens: [],
    diets: [],
    nutrition: {},
    originCountry: null,
    storageZone: 'ambient',
    maxPerOrder: null,
    attributeIds: [],
    variants: [variantInput(variant)],
    ...given,
  };
}

export function addProduct(
  database: Database,
  tenantId: string,
  given: Partial<ProductInput> = {},
  variant: VariantGiven = {},
): Promise<ProductDetail> {
  return inTenant(database, tenantId, (tx) =>
    createProduct(tx, tenantId, { actor: null, jobs: null }, productInput(given, variant)),
  );
}

/** Adds a simple product and returns the id of its variant, for a cart. */
export async function addVariant(
  database: Database,
  tenantId: string,
  variant: VariantGiven = {},
): Promise<string> {
  const product = await addProduct(database, tenantId, {}, variant);
  return product.variants[0]!.id;
}

type CategoryGiven = { parent?: { id: string; path: string[] }; status?: 'show' | 'hide'; position?: number };

export async function addCategory(
  database: Database,
  tenantId: string,
  slug: string,
  given: CategoryGiven = {},
) {
  const id = uuidv7();
  const { parent, ...rest } = given;
  const row = { id, slug, path: [...(parent?.path ?? []), id] };
  await inTenant(database, tenantId, (tx) =>
    tx.insert(categories).values({
      tenantId,
      ...row,
      name: text(slug),
      description: text(''),
      parentId: parent?.id ?? null,
      ...rest,
    }),
  );
  return row;
}

/** Adds a coupon of ten per cent, valid since yesterday, unless `given` says otherwise. */
export async function addCoupon(
  database: Database,
  tenantId: string,
  given: Partial<typeof coupons.$inferInsert> & { couponCode: string },
) {
  const [row] = await inTenant(database, tenantId, (tx) =>
    tx
      .insert(coupons)
      .values({
        tenantId,
        title: text(given.couponCode),
        startTime: new Date(Date.now() - 86_400_000),
        endTime: new Date(Date.now() + 86_400_000),
        discountType: 'percentage',
        discountValue: 1_000,
        ...given,
      })
      .returning({ id: coupons.id }),
  );
  return row!.id;
}

/** Adds an attribute with these values for variants. */
export async function addAttribute(database: Database, tenantId: string, names: (string | LocalizedText)[]) {
  const id = uuidv7();
  const values = names.map((name, position) => ({
    id: uuidv7(),
    name: typeof name === 'string' ? text(name) : name,
    status: 'show' as const,
    position,
  }));
  await inTenant(database, tenantId, (tx) =>
    tx.insert(attributes).values({ tenantId, id, title: text('Size'), name: text('Size'), values }),
  );
  return { attributeId: id, values: values.map((value) => value.id) };
}
