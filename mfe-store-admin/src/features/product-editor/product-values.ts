import type { LocalizedText, ProductDetail, ProductInput, VariantInput } from 'api';
import { inAllLanguages, writtenLanguages } from '../../ui/in-all-languages';
import { amountText, parseAmount } from '../../ui/minor-units';
import type { Picture } from '../../ui/picture-tile';
import { momentOf, storeTime } from '../../ui/store-time';

/** A variant's form values: amounts in major units, numbers as text. */
export type VariantValues = {
  id?: string | undefined;
  sku: string;
  barcode: string;
  optionValues: Record<string, string>;
  price: string;
  /** Empty without an offer; the price is sent then. */
  originalPrice: string;
  costPrice: string;
  image: string | null;
  unitSize: string;
  unitLabel: string;
  status: VariantInput['status'];
  /** The stock that was seen, and the typed one. */
  stock: { seen: number; onHand: string };
  reorderPoint: string;
};

export type PartValues = Omit<ProductDetail['bundleOf'][number], 'qty'> & { qty: string };

/** A product's form values. */
export type ProductValues = {
  title: LocalizedText;
  description: LocalizedText;
  ingredients: LocalizedText;
  slug: string;
  brand: string;
  categoryId: string;
  categoryIds: string[];
  tags: string[];
  images: Picture[];
  status: ProductInput['status'];
  soldBy: ProductInput['soldBy'];
  pricedBy: ProductInput['pricedBy'];
  allergens: string[];
  diets: string[];
  nutrition: { name: string; value: string }[];
  originCountry: string;
  storageZone: ProductInput['storageZone'];
  maxPerOrder: string;
  minPerOrder: string;
  quantityStep: string;
  ageLimit: string;
  shelfLifeDays: string;
  aisle: string;
  /** Empty: the store's usual rate. */
  taxClassId: string;
  substituteIds: string[];
  /** In grams; empty: pieces are not weighed. */
  nominalWeightG: string;
  tolerancePct: string;
  /** A local time in the store's time zone, as a `datetime-local` field has it; empty: at no time. */
  publishAt: string;
  unpublishAt: string;
  metaTitle: LocalizedText;
  metaDescription: LocalizedText;
  /** The parts of a bundle, with numbers as text; empty for any other product. */
  bundleOf: PartValues[];
  /** Attribute → its values that this product has. */
  choices: Record<string, string[]>;
  variants: VariantValues[];
};

export const emptyVariant: VariantValues = {
  sku: '',
  barcode: '',
  optionValues: {},
  price: '',
  originalPrice: '',
  costPrice: '',
  image: null,
  unitSize: '',
  unitLabel: '',
  status: 'show',
  stock: { seen: 0, onHand: '0' },
  reorderPoint: '0',
};

export const emptyProduct: ProductValues = {
  title: inAllLanguages({}),
  description: inAllLanguages({}),
  ingredients: inAllLanguages({}),
  slug: '',
  brand: '',
  categoryId: '',
  categoryIds: [],
  tags: [],
  images: [],
  status: 'draft',
  soldBy: 'each',
  pricedBy: 'each',
  allergens: [],
  diets: [],
  nutrition: [],
  originCountry: '',
  storageZone: 'ambient',
  maxPerOrder: '',
  minPerOrder: '',
  quantityStep: '1',
  ageLimit: '',
  shelfLifeDays: '',
  aisle: '',
  taxClassId: '',
  substituteIds: [],
  nominalWeightG: '',
  tolerancePct: '10',
  publishAt: '',
  unpublishAt: '',
  metaTitle: inAllLanguages({}),
  metaDescription: inAllLanguages({}),
  bundleOf: [],
  choices: {},
  variants: [emptyVariant],
};

/** How amounts and times are typed: amounts with `digits` decimal places, times in `zone`. */
type Typed = { digits: number; zone: string };

/** The form's initial values; amounts are in the format of `language`. */
export function toValues(
  product: ProductDetail,
  { digits, zone, language }: Typed & { language: string },
): ProductValues {
  const amount = (minor: number | null) => (minor === null ? '' : amountText(minor, digits, language));
  return {
    title: inAllLanguages(product.title),
    description: inAllLanguages(product.description),
    ingredients: inAllLanguages(product.ingredients),
    slug: product.slug,
    brand: product.brand,
    categoryId: product.categoryId ?? '',
    categoryIds: product.categoryIds.filter((id) => id !== product.categoryId),
    tags: product.tags,
    images: product.images,
    status: product.status,
    soldBy: product.soldBy,
    pricedBy: product.pricedBy,
    allergens: product.allergens,
    diets: product.diets,
    nutrition: Object.entries(product.nutrition).map(([name, value]) => ({ name, value })),
    originCountry: product.originCountry ?? '',
    storageZone: product.storageZone,
    maxPerOrder: numberText(product.maxPerOrder),
    minPerOrder: numberText(product.minPerOrder),
    quantityStep: String(product.quantityStep),
    ageLimit: numberText(product.ageLimit),
    shelfLifeDays: numberText(product.shelfLifeDays),
    aisle: product.aisle,
    taxClassId: product.taxClassId ?? '',
    substituteIds: product.substituteIds,
    nominalWeightG: numberText(product.nominalWeightG),
    tolerancePct: String(product.tolerancePct),
    publishAt: product.publishAt ? storeTime(new Date(product.publishAt), zone) : '',
    unpublishAt: product.unpublishAt ? storeTime(new Date(product.unpublishAt), zone) : '',
    metaTitle: inAllLanguages(product.metaTitle),
    metaDescription: inAllLanguages(product.metaDescription),
    bundleOf: product.bundleOf.map((part) => ({ ...part, qty: String(part.qty) })),
    choices: choicesOf(product.attributeIds, product.variants),
    variants: product.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      barcode: variant.barcode ?? '',
      optionValues: variant.optionValues,
      price: amount(variant.price),
      originalPrice: variant.originalPrice > variant.price ? amount(variant.originalPrice) : '',
      costPrice: amount(variant.costPrice),
      image: variant.image,
      unitSize: numberText(variant.unitSize),
      unitLabel: variant.unitLabel,
      status: variant.status,
      stock: { seen: variant.onHand, onHand: String(variant.onHand) },
      reorderPoint: String(variant.reorderPoint),
    })),
  };
}

/** The input for the API; the fields have been checked. */
export function toInput(values: ProductValues, { digits, zone }: Typed): ProductInput {
  const { choices, nutrition, variants, ...same } = values;
  return {
    ...same,
    title: writtenLanguages(values.title),
    description: writtenLanguages(values.description),
    ingredients: writtenLanguages(values.ingredients),
    categoryId: values.categoryId || null,
    taxClassId: values.taxClassId || null,
    originCountry: values.originCountry.toUpperCase() || null,
    maxPerOrder: wholeOrNull(values.maxPerOrder),
    minPerOrder: wholeOrNull(values.minPerOrder),
    quantityStep: wholeOrNull(values.quantityStep) || 1,
    ageLimit: wholeOrNull(values.ageLimit),
    shelfLifeDays: wholeOrNull(values.shelfLifeDays),
    nominalWeightG: isByWeight(values) ? wholeOrNull(values.nominalWeightG) : null,
    tolerancePct: wholeOrNull(values.tolerancePct) ?? 0,
    publishAt: values.publishAt ? momentOf(values.publishAt, zone) : null,
    unpublishAt: values.unpublishAt ? momentOf(values.unpublishAt, zone) : null,
    metaTitle: writtenLanguages(values.metaTitle),
    metaDescription: writtenLanguages(values.metaDescription),
    nutrition: Object.fromEntries(
      nutrition.filter(({ name }) => name.trim()).map(({ name, value }) => [name.trim(), value]),
    ),
    bundleOf: values.bundleOf.map(({ variantId, qty }) => ({ variantId, qty: Number(qty) })),
    attributeIds: Object.keys(choices),
    variants: variants.map((variant) => toVariant(variant, digits)),
  };
}

function toVariant({ id, stock, ...values }: VariantValues, digits: number): VariantInput {
  const onHand = wholeOrNull(stock.onHand) ?? 0;
  const price = parseAmount(values.price, digits) ?? 0;
  return {
    ...values,
    ...(id && { id }),
    barcode: values.barcode.trim() || null,
    price,
    originalPrice: values.originalPrice.trim() ? (parseAmount(values.originalPrice, digits) ?? price) : price,
    costPrice: values.costPrice.trim() ? parseAmount(values.costPrice, digits) : null,
    unitSize: wholeOrNull(values.unitSize),
    ...(onHand !== stock.seen && { stock: { seen: stock.seen, onHand } }),
    reorderPoint: wholeOrNull(values.reorderPoint) ?? 0,
  };
}

/** Whether pieces can be weighed, so that prices are per kilogram or 100 g. */
export const isByWeight = ({ soldBy, pricedBy }: Pick<ProductValues, 'soldBy' | 'pricedBy'>): boolean =>
  soldBy === 'weight' && (pricedBy === 'kg' || pricedBy === '100g');

const numberText = (number: number | null): string => (number === null ? '' : String(number));

function wholeOrNull(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

/** The values of each attribute that a product's variants use, in their order. */
function choicesOf(
  attributeIds: readonly string[],
  variants: readonly Pick<VariantValues, 'optionValues'>[],
): ProductValues['choices'] {
  return Object.fromEntries(
    attributeIds.map((id) => [
      id,
      [...new Set(variants.flatMap(({ optionValues }) => optionValues[id] ?? []))],
    ]),
  );
}
