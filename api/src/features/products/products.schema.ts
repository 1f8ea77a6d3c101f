import { z } from 'zod';
import { listQuery, listReply, money } from '../../platform/http/list.schema.ts';
import { languageCode, localizedText, requiredText } from '../../platform/http/localized.schema.ts';
import { smallestQuantity } from './order-quantity.ts';

export const productImage = z.strictObject({
  /** A path of this platform, from the upload's reply. */
  url: z.string().regex(/^\/uploads\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.webp$/),
  alt: z.string().max(200),
  width: z.number().int().min(1).max(10_000),
  height: z.number().int().min(1).max(10_000),
});
const status = z.enum(['show', 'hide', 'draft']);
const soldBy = z.enum(['each', 'weight', 'volume']);
export const pricedBy = z.enum(['each', 'kg', 'l', '100g']);
const tags = z.array(z.string().trim().min(1).max(40)).max(20);

/** The facts about a food, without its texts: staff write them and shoppers see them under the same names. */
export const foodFields = {
  soldBy,
  pricedBy,
  allergens: tags,
  diets: tags,
  nutrition: z
    .record(z.string().max(60), z.string().max(60))
    .refine((rows) => Object.keys(rows).length <= 40, 'too_many'),
  originCountry: z.string().length(2).nullable(),
  storageZone: z.enum(['ambient', 'chilled', 'frozen']),
  maxPerOrder: z.number().int().min(1).max(10_000).nullable(),
};

/** The quantities of a product that one order may have: at least the minimum, in multiples of the step. */
export const quantityFields = {
  minPerOrder: z.number().int().min(1).max(10_000).nullable(),
  quantityStep: z.number().int().min(1).max(1_000),
};

/** Goods that are weighed piece by piece: their prices are per kilogram or 100 g, as `pricedBy` says. */
export const weightFields = {
  nominalWeightG: z.number().int().min(1).max(100_000).nullable(),
  tolerancePct: z.number().int().min(0).max(50),
};

/** How goods are kept, found and handed over. */
export const handlingFields = {
  /** The age in years from which on people may buy it. */
  ageLimit: z.number().int().min(1).max(99).nullable(),
  /** The days that it keeps, at least, when it is delivered. */
  shelfLifeDays: z.number().int().min(1).max(3_650).nullable(),
  /** Where staff find it in the store. */
  aisle: z.string().trim().max(20),
};

/** Its rate of tax; null: the store's usual one. */
export const taxClassId = z.uuid().nullable();

/** The products that shoppers are offered when a product is sold out. */
export const substituteIds = z.array(z.uuid()).max(12);

/** Texts for search engines and link previews; the title and description stand in for empty ones. */
const searchFields = { metaTitle: localizedText(200), metaDescription: localizedText(500) };

/** A row of the staff's list. */
export const productRow = z.object({
  id: z.uuid(),
  slug: z.string(),
  sku: z.string(),
  title: localizedText(),
  image: z.string().nullable(),
  categoryId: z.uuid().nullable(),
  status,
  price: money,
  originalPrice: money,
  variantCount: z.number().int(),
  /** The stock of all variants together. */
  onHand: z.number().int(),
  available: z.number().int(),
  sales: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type ProductRow = z.infer<typeof productRow>;

/** The filters of a list of products, also for an operation on all of its products. */
export const productFilter = z.strictObject({
  q: listQuery(['any']).shape.q,
  status: status.optional(),
  /** A category's id; its sub-categories are included. */
  category: z.uuid().optional(),
  taxClass: z.uuid().optional(),
  stock: z.enum(['in', 'low', 'out']).optional(),
  minPrice: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  maxPrice: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
});
export type ProductFilter = z.infer<typeof productFilter>;

export const productListQuery = listQuery([
  '-updatedAt',
  'updatedAt',
  '-createdAt',
  'title',
  '-title',
  'price',
  '-price',
  '-sales',
  'available',
  '-available',
])
  .extend({
    /** The language in which titles are sorted; by default the store's. */
    language: languageCode.optional(),
    /** Up to 100 ids, comma-separated: exactly these products. */
    ids: z
      .string()
      .max(3_700)
      .transform((text) => text.split(','))
      .pipe(z.array(z.uuid()).max(100))
      .optional(),
  })
  .extend(productFilter.omit({ q: true }).shape);
export type ProductListQuery = z.infer<typeof productListQuery>;
export const productList = listReply(productRow);

export const variantInput = z.strictObject({
  /** The id of an existing variant; absent = new. */
  id: z.uuid().optional(),
  sku: z.string().trim().min(1).max(60),
  barcode: z
    .string()
    .regex(/^\d{8}(\d{4,6})?$/)
    .nullable(),
  optionValues: z.record(z.uuid(), z.uuid()),
  price: money,
  originalPrice: money,
  costPrice: money.nullable(),
  image: z.string().max(200).nullable(),
  unitSize: z.number().int().min(1).max(1_000_000).nullable(),
  unitLabel: z.string().max(40),
  status: z.enum(['show', 'hide']),
  /**
   * Only when it was edited: the stock that was seen (0 for a new variant) and the new one. The difference becomes an
   * `adjusted` movement, so that sales in between are preserved.
   */
  stock: z
    .strictObject({
      seen: z.number().int().min(0).max(100_000_000),
      onHand: z.number().int().min(0).max(10_000_000),
    })
    .optional(),
  reorderPoint: z.number().int().min(0).max(10_000_000),
});
export type VariantInput = z.infer<typeof variantInput>;

/** The contents of one piece of a bundle. */
export const bundlePart = z.strictObject({ variantId: z.uuid(), qty: z.number().int().min(1).max(999) });
export type BundlePart = z.infer<typeof bundlePart>;

/** A variant that staff can put into an order or a bundle. */
export const orderableVariant = z.object({
  variantId: z.uuid(),
  title: localizedText(),
  variantLabel: localizedText(),
  unitLabel: z.string(),
  sku: z.string(),
  image: z.string().nullable(),
  price: money,
  available: z.number().int(),
});
export type OrderableVariant = z.infer<typeof orderableVariant>;
export const orderableVariants = z.array(orderableVariant);
export const goodsQuery = z.strictObject({ q: z.string().trim().min(1).max(100) });

/** The fields that staff can set. An optional one that is absent stays as it is. */
const productFields = z.strictObject({
  title: requiredText(),
  description: localizedText(20_000),
  ingredients: localizedText(5_000),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(120),
  brand: z.string().trim().max(80),
  categoryId: z.uuid().nullable(),
  categoryIds: z.array(z.uuid()).max(20),
  tags,
  images: z.array(productImage).max(12),
  status,
  /** When a product that is not shown becomes visible by itself. */
  publishAt: z.iso.datetime().nullable().optional(),
  /** When it is hidden by itself; after `publishAt`. */
  unpublishAt: z.iso.datetime().nullable().optional(),
  ...foodFields,
  ...z
    .object({
      ...quantityFields,
      ...weightFields,
      ...handlingFields,
      ...searchFields,
      substituteIds,
      taxClassId,
    })
    .partial().shape,
  /** The parts of a bundle, which has one variant; empty for any other product. */
  bundleOf: z.array(bundlePart).max(30).optional(),
  attributeIds: z.array(z.uuid()).max(5),
  /** One for a simple product, with empty `optionValues`. The first is the default one. */
  variants: z.array(variantInput).min(1).max(200),
});

type Checked = z.infer<typeof productFields>;

function checkNumbers(input: Checked, context: z.RefinementCtx): void {
  const { variants, minPerOrder = null, maxPerOrder, quantityStep = 1 } = input;
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  if (maxPerOrder !== null && smallestQuantity({ minPerOrder, quantityStep }) > maxPerOrder)
    refuse(['maxPerOrder'], 'below_minimum');
  for (const [index, { price, originalPrice }] of variants.entries()) {
    if (price > originalPrice) refuse(['variants', index, 'price'], 'above_original_price');
  }
}

export const productInput = productFields.superRefine(checkNumbers);
export type ProductInput = z.infer<typeof productInput>;

export const productDetail = z.object({
  id: z.uuid(),
  version: z.number().int(),
  sku: z.string(),
  title: localizedText(),
  description: localizedText(20_000),
  ingredients: localizedText(5_000),
  slug: z.string(),
  brand: z.string(),
  categoryId: z.uuid().nullable(),
  categoryIds: z.array(z.uuid()),
  tags: z.array(z.string()),
  images: z.array(productImage),
  status,
  publishAt: z.iso.datetime().nullable(),
  unpublishAt: z.iso.datetime().nullable(),
  ...foodFields,
  ...quantityFields,
  ...weightFields,
  ...handlingFields,
  ...searchFields,
  substituteIds,
  taxClassId,
  bundleOf: z.array(
    orderableVariant.extend({
      qty: z.number().int(),
      /** False when shoppers cannot buy it any more; then the bundle is not available. */
      isSold: z.boolean(),
    }),
  ),
  attributeIds: z.array(z.uuid()),
  sales: z.number().int(),
  variants: z.array(
    z.object({
      id: z.uuid(),
      sku: z.string(),
      barcode: z.string().nullable(),
      optionValues: z.record(z.uuid(), z.uuid()),
      label: localizedText(),
      price: money,
      originalPrice: money,
      costPrice: money.nullable(),
      image: z.string().nullable(),
      unitSize: z.number().int().nullable(),
      unitLabel: z.string(),
      status: z.enum(['show', 'hide']),
      onHand: z.number().int(),
      allocated: z.number().int(),
      reorderPoint: z.number().int(),
    }),
  ),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ProductDetail = z.infer<typeof productDetail>;

export const productStatusInput = z.strictObject({ status });
