import { z } from 'zod';
import { listQuery, listReply, money } from '../../platform/http/list.schema.ts';
import { localizedText } from '../../platform/http/localized.schema.ts';
import { catalogAttribute } from '../attributes/attributes.schema.ts';
import {
  foodFields,
  handlingFields,
  pricedBy,
  productImage,
  quantityFields,
  weightFields,
} from '../products/products.schema.ts';

/** The fields of a product card. */
export const catalogProduct = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: localizedText(),
  brand: z.string(),
  image: z.string().nullable(),
  /** The lowest price of the visible variants, in minor units. */
  price: money,
  originalPrice: money,
  pricedBy,
  /** The approximate weight of one piece, if each is weighed; `price` is its estimate then. */
  nominalWeightG: weightFields.nominalWeightG,
  /** Per kilogram or 100 g, as `pricedBy` says; only of goods that are weighed. */
  weightPrice: money.nullable(),
  unitSize: z.number().int().nullable(),
  unitLabel: z.string(),
  tags: z.array(z.string()),
  /** The variant that the + button adds; with `variantCount` > 1 the shopper chooses first. */
  defaultVariantId: z.uuid(),
  variantCount: z.number().int(),
  /** The available quantity of the default variant, up to 10 (10 means 10 or more). */
  available: z.number().int(),
  inStock: z.boolean(),
  /** Stars of the approved reviews, from 1 to 5; 0 without one. */
  averageRating: z.number(),
  totalReviews: z.number().int(),
  ageLimit: handlingFields.ageLimit,
  ...quantityFields,
});
export type CatalogProduct = z.infer<typeof catalogProduct>;

/** A parameter that may be given several times: one of the values is enough. */
const several = <Value extends z.ZodType<string>>(value: Value) =>
  z.union([value.transform((one) => [one]), z.array(value).min(1).max(20)]).optional();

export const catalogProductQuery = listQuery([
  'relevance',
  'popular',
  'newest',
  'price',
  '-price',
  'discount',
]).extend({
  /** A category's slug; its sub-categories are included. */
  category: z.string().max(100).optional(),
  tag: several(z.string().max(40)),
  brand: several(z.string().max(80)),
  diet: several(z.string().max(40)),
  /** An attribute's id and one of its values' ids, with a dot between; of several attributes each must fit. */
  option: several(z.string().regex(/^[0-9a-f-]{36}\.[0-9a-f-]{36}$/)),
  /** Minor units. */
  minPrice: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  maxPrice: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  discounted: z.enum(['true']).optional(),
  inStock: z.enum(['true']).optional(),
  /** Up to 60 ids, comma-separated: exactly these products, in any order. */
  ids: z
    .string()
    .regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,59}$/)
    .optional(),
});
export type CatalogProductQuery = z.infer<typeof catalogProductQuery>;
export const catalogProductList = listReply(catalogProduct).extend({
  /** The search text as it was understood, if it seems to be misspelt. */
  meant: z.string().optional(),
});
export type CatalogProductList = z.infer<typeof catalogProductList>;

/** The filters of a list whose facets are asked for. */
export const facetQuery = catalogProductQuery.omit({ page: true, limit: true, sort: true, ids: true });
export type FacetQuery = z.infer<typeof facetQuery>;

const counted = z.array(z.object({ value: z.string(), count: z.number().int() }));
/**
 * The facets by which the whole result can be narrowed down, with the number of products that each choice would show. A
 * facet counts without its own choices.
 */
export const catalogFacets = z.object({
  price: z.object({ min: money, max: money }).nullable(),
  brands: counted,
  tags: counted,
  diets: counted,
  inStock: z.number().int(),
  discounted: z.number().int(),
  attributes: z.array(
    z.object({
      id: z.uuid(),
      name: localizedText(),
      values: z.array(
        z.object({
          id: z.uuid(),
          name: localizedText(),
          swatch: z.string().nullable(),
          count: z.number().int(),
        }),
      ),
    }),
  ),
});
export type CatalogFacets = z.infer<typeof catalogFacets>;

export const suggestionQuery = z.strictObject({ q: z.string().trim().min(1).max(128) });
/** Suggestions while a shopper types. */
export const suggestions = catalogProductList.pick({ totalDoc: true, meant: true }).extend({
  products: z.array(catalogProduct),
  categories: z.array(z.object({ slug: z.string(), name: localizedText() })),
  brands: z.array(z.string()),
});
export type Suggestions = z.infer<typeof suggestions>;

export const catalogVariant = z.object({
  id: z.uuid(),
  sku: z.string(),
  label: localizedText(),
  optionValues: z.record(z.uuid(), z.uuid()),
  price: money,
  originalPrice: money,
  weightPrice: money.nullable(),
  image: z.string().nullable(),
  unitSize: z.number().int().nullable(),
  unitLabel: z.string(),
  available: z.number().int(),
});

export const catalogProductDetail = catalogProduct.extend({
  sku: z.string(),
  barcode: z.string().nullable(),
  description: localizedText(20_000),
  ingredients: localizedText(5_000),
  images: z.array(productImage),
  categoryId: z.uuid().nullable(),
  categoryIds: z.array(z.uuid()),
  ...foodFields,
  tolerancePct: weightFields.tolerancePct,
  shelfLifeDays: handlingFields.shelfLifeDays,
  /** Texts for search engines and link previews; the title and description stand in for empty ones. */
  metaTitle: localizedText(200),
  metaDescription: localizedText(500),
  /** The attributes of the variants, in order; empty for a simple product. */
  attributes: z.array(catalogAttribute),
  variants: z.array(catalogVariant),
  /** The contents of one piece of a bundle; empty for any other product. */
  contains: z.array(
    z.object({
      slug: z.string(),
      title: localizedText(),
      variantLabel: localizedText(),
      unitLabel: z.string(),
      image: z.string().nullable(),
      qty: z.number().int(),
    }),
  ),
  /** While it is sold out: those in stock that the store offers instead, or else some of the same category. */
  substitutes: z.array(catalogProduct),
  /** Up to 12 of the same category. */
  related: z.array(catalogProduct),
});
export type CatalogProductDetail = z.infer<typeof catalogProductDetail>;
/** The products that were bought together with a product, the most often first. */
export const catalogTogether = z.array(catalogProduct);
export const slugParams = z.strictObject({ slug: z.string().min(1).max(200) });
