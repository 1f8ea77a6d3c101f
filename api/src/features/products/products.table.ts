import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, money, tenantRow } from '../../platform/database/columns.ts';
import type { LocalizedText } from '../../platform/http/localized.schema.ts';
import { categories } from '../categories/categories.table.ts';
import { taxClasses } from '../tax-classes/tax-classes.table.ts';

export type ProductImageRow = { url: string; alt: string; width: number; height: number };

/** Basis points off the original price, in a form for an index. */
export const discountOf = (t: { price: AnyPgColumn; originalPrice: AnyPgColumn }) =>
  sql`((${t.originalPrice} - ${t.price}) * 10000 / greatest(${t.originalPrice}, 1))`;

/**
 * A simple product has exactly one variant; price, original price and picture of the cheapest visible variant are
 * stored here as well, so that a list does not read the variants.
 */
export const products = pgTable(
  'products',
  {
    ...tenantRow(),
    slug: text().notNull(),
    sku: text().notNull(),
    barcode: text(),
    title: jsonb().$type<LocalizedText>().notNull(),
    description: jsonb().$type<LocalizedText>().notNull(),
    ingredients: jsonb().$type<LocalizedText>().notNull(),
    brand: text().notNull().default(''),
    /** Main category. */
    categoryId: uuid(),
    tags: text().array().notNull().default([]),
    images: jsonb().$type<ProductImageRow[]>().notNull(),
    status: text({ enum: ['show', 'hide', 'draft'] })
      .notNull()
      .default('draft'),
    price: money().notNull(),
    originalPrice: money().notNull(),
    /**
     * The approximate weight of one piece, if each is weighed before it is paid. The variants' prices are per kilogram
     * or 100 g then; `price` is that of a piece, and `weightPrice` the one per kilogram or 100 g.
     */
    nominalWeightG: integer(),
    weightPrice: money(),
    /** The per cent by which the price of the weighed goods may be above the estimate. */
    tolerancePct: integer().notNull().default(10),
    soldBy: text({ enum: ['each', 'weight', 'volume'] })
      .notNull()
      .default('each'),
    pricedBy: text({ enum: ['each', 'kg', 'l', '100g'] })
      .notNull()
      .default('each'),
    /** Size of one unit in grams, millilitres or pieces, by which the unit price is derived; null = not shown. */
    unitSize: integer(),
    unitLabel: text().notNull().default(''),
    allergens: text().array().notNull().default([]),
    diets: text().array().notNull().default([]),
    nutrition: jsonb().$type<Record<string, string>>().notNull().default({}),
    originCountry: text(),
    storageZone: text({ enum: ['ambient', 'chilled', 'frozen'] })
      .notNull()
      .default('ambient'),
    maxPerOrder: integer(),
    minPerOrder: integer(),
    /** The age in years from which on people may buy the goods; null: everybody may. */
    ageLimit: integer(),
    /** The days that it keeps, at least, when it is delivered. */
    shelfLifeDays: integer(),
    /** Null: the store's usual rate of tax. */
    taxClassId: uuid(),
    /** Where staff find it; packing slips are sorted by it. */
    aisle: text().notNull().default(''),
    /** Products that shoppers are offered when this one is sold out, the best first. */
    substituteIds: uuid().array().notNull().default([]),
    /** Sold in multiples of it. */
    quantityStep: integer().notNull().default(1),
    /** Texts for search engines and link previews; the title and description stand in for empty ones. */
    metaTitle: jsonb().$type<LocalizedText>().notNull().default({}),
    metaDescription: jsonb().$type<LocalizedText>().notNull().default({}),
    /** Ids of the variants' attributes, in order. */
    attributeIds: uuid().array().notNull().default([]),
    defaultVariantId: uuid(),
    variantCount: integer().notNull().default(1),
    /** Made of other variants, `bundleParts`, and without stock of its own. */
    isBundle: boolean().notNull().default(false),
    sales: integer().notNull().default(0),
    /** The average of the approved reviews, 0 without one; a trigger counts them (security.sql). */
    averageRating: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    totalReviews: integer().notNull().default(0),
    /** Lower-case, accent-free titles, brand, tags and codes; written by `searchTextOf`. */
    searchText: text().notNull().default(''),
    publishedAt: moment(),
    /** When a hidden product or a draft becomes visible by itself. */
    publishAt: moment(),
    /** When it is hidden by itself. */
    unpublishAt: moment(),
    /** The product's id in another program of the store. */
    externalRef: text(),
    deletedAt: moment(),
    /** The person who deleted it, and the data to restore it; null when it cannot be restored. */
    trash: jsonb().$type<{ by: string; status: 'show' | 'hide' | 'draft'; hiddenVariants: string[] }>(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('products_trash').on(t.tenantId, t.deletedAt.desc(), t.id).where(sql`trash is not null`),
    uniqueIndex('products_slug').on(t.tenantId, t.slug).where(sql`deleted_at is null`),
    uniqueIndex('products_sku').on(t.tenantId, t.sku).where(sql`deleted_at is null`),
    uniqueIndex('products_external_ref')
      .on(t.tenantId, t.externalRef)
      .where(sql`deleted_at is null and external_ref is not null`),
    index('products_newest').on(t.tenantId, t.status, t.createdAt.desc(), t.id),
    index('products_best_selling').on(t.tenantId, t.status, t.sales.desc(), t.id),
    index('products_price').on(t.tenantId, t.status, t.price, t.id),
    // These indexes are for staff, whose lists have products of every status.
    index('products_all_updated').on(t.tenantId, t.updatedAt.desc(), t.id).where(sql`deleted_at is null`),
    index('products_all_newest').on(t.tenantId, t.createdAt.desc(), t.id).where(sql`deleted_at is null`),
    index('products_all_selling').on(t.tenantId, t.sales.desc(), t.id).where(sql`deleted_at is null`),
    index('products_all_price').on(t.tenantId, t.price, t.id).where(sql`deleted_at is null`),
    index('products_brand').on(t.tenantId, t.status, t.brand),
    index('products_discount').on(t.tenantId, t.status, sql`${discountOf(t)} desc nulls last`, t.id),
    index('products_category').on(t.tenantId, t.categoryId),
    // This index counts the products of attributes. Most products have none.
    index('products_attributes')
      .on(t.tenantId, t.attributeIds)
      .where(sql`deleted_at is null and attribute_ids <> '{}'`),
    // Few products are weighed, and the value of the stock is summed up over them.
    index('products_weighed').on(t.tenantId, t.id).where(sql`nominal_weight_g is not null`),
    // Few products have another rate than the store's.
    index('products_tax_class').on(t.tenantId, t.taxClassId).where(sql`tax_class_id is not null`),
    index('products_search').on(t.tenantId, t.status, t.searchText, t.id),
    foreignKey({
      columns: [t.tenantId, t.categoryId],
      foreignColumns: [categories.tenantId, categories.id],
      name: 'products_category_fk',
    }),
    foreignKey({
      columns: [t.tenantId, t.taxClassId],
      foreignColumns: [taxClasses.tenantId, taxClasses.id],
      name: 'products_tax_class_fk',
    }),
    check('products_price_range', sql`price >= 0 and price <= original_price`),
    check('products_quantity_step', sql`quantity_step >= 1`),
    check(
      'products_weight',
      sql`nominal_weight_g is null or (nominal_weight_g > 0 and sold_by = 'weight' and priced_by in ('kg', '100g'))`,
    ),
    // The index of visible products alone gives their number, as deleted ones are never visible.
    check('products_deleted_hidden', sql`deleted_at is null or status <> 'show'`),
  ],
);

/** The categories that list a product, including the main one. */
export const productCategories = pgTable(
  'product_categories',
  { tenantId: uuid().notNull(), categoryId: uuid().notNull(), productId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.categoryId, t.productId] }),
    index('product_categories_product').on(t.tenantId, t.productId),
    foreignKey({
      columns: [t.tenantId, t.categoryId],
      foreignColumns: [categories.tenantId, categories.id],
      name: 'product_categories_category_fk',
    }),
    foreignKey({
      columns: [t.tenantId, t.productId],
      foreignColumns: [products.tenantId, products.id],
      name: 'product_categories_product_fk',
    }).onDelete('cascade'),
  ],
);

/** Addresses that a product had before: a link to one leads to the product. */
export const productSlugs = pgTable(
  'product_slugs',
  { tenantId: uuid().notNull(), slug: text().notNull(), productId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.slug] }),
    index('product_slugs_product').on(t.tenantId, t.productId),
    foreignKey({
      columns: [t.tenantId, t.productId],
      foreignColumns: [products.tenantId, products.id],
      name: 'product_slugs_product_fk',
    }).onDelete('cascade'),
  ],
);

/** The quantities of a product that one order may have: at least the minimum, in multiples of the step. */
export const quantityColumns = { minPerOrder: products.minPerOrder, quantityStep: products.quantityStep };

/** The columns of weighed goods. */
export const weightColumns = { nominalWeightG: products.nominalWeightG, tolerancePct: products.tolerancePct };

/** The columns by which staff handle goods. */
export const handlingColumns = {
  ageLimit: products.ageLimit,
  shelfLifeDays: products.shelfLifeDays,
  aisle: products.aisle,
};

/** The facts about a food, without its texts: staff and shoppers read the same columns. */
export const foodColumns = {
  soldBy: products.soldBy,
  pricedBy: products.pricedBy,
  allergens: products.allergens,
  diets: products.diets,
  nutrition: products.nutrition,
  originCountry: products.originCountry,
  storageZone: products.storageZone,
  maxPerOrder: products.maxPerOrder,
};

/** The item that is put into a cart. Stock, price and order lines always refer to a variant. */
export const variants = pgTable(
  'variants',
  {
    ...tenantRow(),
    productId: uuid().notNull(),
    sku: text().notNull(),
    barcode: text(),
    /** attribute id → value id; empty for a simple product. Its text form is unique per product. */
    optionValues: jsonb().$type<Record<string, string>>().notNull().default({}),
    label: jsonb().$type<LocalizedText>().notNull(),
    price: money().notNull(),
    originalPrice: money().notNull(),
    costPrice: money(),
    image: text(),
    unitSize: integer(),
    unitLabel: text().notNull().default(''),
    position: integer().notNull().default(0),
    status: text({ enum: ['show', 'hide'] })
      .notNull()
      .default('show'),
    /** A deleted variant stays for the orders and movements that refer to it; its SKU and options are free again. */
    deletedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('variants_sku').on(t.tenantId, t.sku).where(sql`deleted_at is null`),
    uniqueIndex('variants_options')
      .on(t.tenantId, t.productId, t.optionValues)
      .where(sql`deleted_at is null`),
    index('variants_barcode')
      .on(t.tenantId, t.barcode)
      .where(sql`deleted_at is null and barcode is not null`),
    index('variants_product').on(t.tenantId, t.productId, t.position),
    foreignKey({
      columns: [t.tenantId, t.productId],
      foreignColumns: [products.tenantId, products.id],
      name: 'variants_product_fk',
    }).onDelete('cascade'),
    check('variants_price_range', sql`price >= 0 and price <= original_price`),
  ],
);

/** The contents of one piece of a bundle. The parts are no bundles themselves. */
export const bundleParts = pgTable(
  'bundle_parts',
  {
    tenantId: uuid().notNull(),
    productId: uuid().notNull(),
    variantId: uuid().notNull(),
    qty: integer().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.productId, t.variantId] }),
    index('bundle_parts_variant').on(t.tenantId, t.variantId),
    foreignKey({
      columns: [t.tenantId, t.productId],
      foreignColumns: [products.tenantId, products.id],
      name: 'bundle_parts_product_fk',
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.variantId],
      foreignColumns: [variants.tenantId, variants.id],
      name: 'bundle_parts_variant_fk',
    }).onDelete('cascade'),
    check('bundle_parts_qty', sql`qty > 0`),
  ],
);
