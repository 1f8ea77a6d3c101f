import { isDeepStrictEqual } from 'node:util';
import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import { isByWeight } from '../products/weighed.ts';
import type { ChangeValues } from './product-changes.schema.ts';

type Known<Field extends keyof ChangeValues> = { [Key in Field]-?: NonNullable<ChangeValues[Key]> };
type OrNull<Field extends keyof ChangeValues> = { [Key in Field]-?: NonNullable<ChangeValues[Key]> | null };

/** A variant as changes see it. */
export type VariantState = Known<'sku' | 'price' | 'originalPrice' | 'stock'> &
  OrNull<'barcode' | 'costPrice'> & {
    id: string;
    status: 'show' | 'hide';
    unitSize: number | null;
    unitLabel: string;
    allocated: number;
    reorderPoint: number;
  };

/** A product as changes see it, with its variants in order. `categoryIds` are sorted, with the main one. */
export type ProductState = Known<
  | 'title'
  | 'brand'
  | 'tags'
  | 'status'
  | 'categoryIds'
  | 'soldBy'
  | 'pricedBy'
  | 'tolerancePct'
  | 'bundleOf'
  | 'aisle'
  | 'substituteIds'
> &
  OrNull<
    | 'categoryId'
    | 'publishAt'
    | 'unpublishAt'
    | 'externalRef'
    | 'nominalWeightG'
    | 'ageLimit'
    | 'shelfLifeDays'
    | 'taxClassId'
  > & {
    id: string;
    version: number;
    /** The attributes that tell its variants apart; a change leaves them alone. */
    attributeIds: string[];
    variants: VariantState[];
  };

const productFields = [
  'title',
  'brand',
  'categoryId',
  'categoryIds',
  'tags',
  'status',
  'publishAt',
  'unpublishAt',
  'externalRef',
  'soldBy',
  'pricedBy',
  'nominalWeightG',
  'tolerancePct',
  'bundleOf',
  'ageLimit',
  'shelfLifeDays',
  'aisle',
  'taxClassId',
  'substituteIds',
] as const;
const variantFields = ['sku', 'barcode', 'price', 'originalPrice', 'costPrice', 'stock'] as const;
type Field = keyof ChangeValues;

const isProductField = (field: Field): boolean => (productFields as readonly Field[]).includes(field);

export const fieldsOf = (values: ChangeValues): Field[] =>
  [...productFields, ...variantFields].filter((field) => values[field] !== undefined);

/** Returns the values of a product and one of its variants in these fields. */
export function valuesOf(
  product: ProductState,
  variant: VariantState | undefined,
  fields: Field[],
): ChangeValues {
  const entries = fields.map((field) => {
    const owner = isProductField(field) ? product : variant;
    return [field, (owner as Record<string, unknown> | undefined)?.[field]];
  });
  return Object.fromEntries(entries);
}

/** Returns the fields of `wanted` that differ from the present values, before and after; null when none does. */
export function differences(
  present: ChangeValues,
  wanted: ChangeValues,
): { before: ChangeValues; after: ChangeValues } | null {
  const changed = fieldsOf(wanted).filter((field) => !isDeepStrictEqual(present[field], wanted[field]));
  if (changed.length === 0) return null;
  const pick = (values: ChangeValues) => Object.fromEntries(changed.map((field) => [field, values[field]]));
  return { before: pick(present), after: pick(wanted) };
}

type Goods = Pick<
  ProductState,
  'id' | 'attributeIds' | 'soldBy' | 'pricedBy' | 'nominalWeightG' | 'bundleOf' | 'substituteIds' | 'variants'
>;

/** Returns why goods cannot be weighed, be a bundle or stand in for themselves, as their form says it. */
export function goodsProblem(product: Goods): [field: string, message: string] | null {
  const { id, soldBy, pricedBy, nominalWeightG, bundleOf, substituteIds, variants, attributeIds } = product;
  if (substituteIds.includes(id)) return ['substituteIds', 'itself'];
  if (bundleOf.length > 0 && (variants.length > 1 || attributeIds.length > 0)) return ['bundleOf', 'simple'];
  if (nominalWeightG === null || (soldBy === 'weight' && isByWeight(pricedBy) && bundleOf.length === 0))
    return null;
  return ['nominalWeightG', 'not_by_weight'];
}

export type Outcome =
  | { state: 'applied'; product: ProductState; before: ChangeValues; after: ChangeValues }
  | { state: 'refused'; problems: ErrorDetail[] };

const mostOnHand = 100_000_000;

/**
 * Returns the product after a row of a change. A field that somebody changed after `before` was read is refused. For
 * the stock only the difference counts, so pieces that were sold meanwhile stay sold.
 */
export function applyRow(
  product: ProductState,
  variantId: string | null,
  before: ChangeValues,
  after: ChangeValues,
): Outcome {
  const refused = (field: string, message: string): Outcome => ({
    state: 'refused',
    problems: [{ field, message }],
  });
  const variant = product.variants.find(({ id }) => id === variantId);
  const fields = fieldsOf(after);
  if (!variant && fields.some((field) => !isProductField(field))) return refused('variant', 'unknown');
  const present = valuesOf(product, variant, fields);
  const stale = fields.find(
    (field) => field !== 'stock' && !isDeepStrictEqual(present[field], before[field]),
  );
  if (stale) return refused(stale, 'changed');
  const wanted = { ...after };
  if (variant && after.stock !== undefined) {
    wanted.stock = variant.stock + after.stock - (before.stock ?? 0);
    if (wanted.stock < variant.allocated) return refused('stock', 'allocated');
    if (wanted.stock > mostOnHand) return refused('stock', 'too_large');
  }
  const set = (owner: object, isOwn: (field: Field) => boolean) =>
    Object.assign(owner, Object.fromEntries(fields.filter(isOwn).map((field) => [field, wanted[field]])));
  const next = set({ ...product }, isProductField) as ProductState;
  if (variant) {
    const changed = set({ ...variant }, (field) => !isProductField(field)) as VariantState;
    if (changed.price > changed.originalPrice) return refused('price', 'above_original_price');
    next.variants = product.variants.map((one) => (one === variant ? changed : one));
  }
  const problem = goodsProblem(next);
  if (problem) return refused(...problem);
  if (next.publishAt && next.unpublishAt && next.unpublishAt <= next.publishAt)
    return refused('unpublishAt', 'before_publishing');
  if (next.status === 'show' && !next.variants.some(({ status }) => status === 'show'))
    return refused('status', 'none_shown');
  return { state: 'applied', product: next, before: present, after: wanted };
}
