import { searchTextOf } from '../features/products/products.search.service.ts';
import { inEachLanguage, textIn } from '../languages.ts';
import type { LocalizedText } from '../platform/http/localized.schema.ts';
import { attributeId, attributeValueId, attributeWords, valueName } from './attributes.ts';
import type { Clock } from './clock.ts';
import type { DemoCategory, DemoProduct } from './data.ts';
import { demoId } from './ids.ts';
import type { Picture } from './pictures.ts';
import { createRandom } from './random.ts';
import { noText } from './text.ts';

/** The fields of a variant that orders and stock need. */
export type Sellable = {
  id: string;
  productId: string;
  slug: string;
  sku: string;
  title: LocalizedText;
  label: LocalizedText;
  image: string;
  unitLabel: string;
  price: number;
  originalPrice: number;
  /** The available quantity after seeding. */
  available: number;
  popularity: number;
  categoryIds: string[];
};

const reorderPoint = 10;

/** Returns a GTIN-13 in the range for use inside a store, with its check digit. */
export function barcodeOf(slug: string, index: number): string {
  const shop = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_000, 1_000) + 1_000;
  const body = `2${shop % 10_000}`.padEnd(6, '0') + String(index).padStart(6, '0');
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return body + String((10 - (sum % 10)) % 10);
}

const skuOf = (slug: string, index: number, position: number): string =>
  `${slug.slice(0, 2).toUpperCase()}-${String(1000 + index)}${position > 0 ? `-${position + 1}` : ''}`;

export const categoryId = (slug: string, key: string): string => demoId(slug, 'category', key);
const productId = (slug: string, key: string): string => demoId(slug, 'product', key);

/** Returns the ids from the root down to the category itself. */
function pathOf(slug: string, categories: DemoCategory[], key: string): string[] {
  const parent = categories.find((category) => category.key === key)?.parent;
  return [...(parent ? pathOf(slug, categories, parent) : []), categoryId(slug, key)];
}

export function categoryRows(
  slug: string,
  tenantId: string,
  categories: DemoCategory[],
  picture: (name: string) => Picture,
) {
  return categories.map(({ key, parent, name, description }, position) => ({
    tenantId,
    id: categoryId(slug, key),
    slug: key,
    name,
    description: description ?? noText,
    parentId: parent && categoryId(slug, parent),
    path: pathOf(slug, categories, key),
    image: picture(`category-${key}`).url,
    position,
  }));
}

export type CatalogInput = {
  slug: string;
  tenantId: string;
  products: DemoProduct[];
  categories: DemoCategory[];
  picture: (name: string) => Picture;
  clock: Clock;
};

export type Catalog = ReturnType<typeof planCatalog>;

/** All rows of a store's products, without their sales, which follow from the orders. */
export function planCatalog(input: CatalogInput) {
  const planned = input.products.map((product, index) => planProduct(input, product, index));
  return {
    products: planned.map(({ row }) => row),
    listings: planned.flatMap(({ listings }) => listings),
    variants: planned.flatMap(({ variants }) => variants.map(({ row }) => row)),
    sellables: planned.flatMap(({ variants }) => variants.map(({ sellable }) => sellable)),
    reorderPoint,
  };
}

/** A simple product has one variant without options. */
const variantsOf = (product: DemoProduct) =>
  product.variants ?? [
    {
      options: {},
      price: product.price,
      originalPrice: product.originalPrice,
      unitSize: product.unitSize,
      unitLabel: product.unitLabel,
    },
  ];

function labelOf(options: Record<string, string>): LocalizedText {
  const names = Object.entries(options).map(([attribute, value]) => valueName(attribute, value));
  return inEachLanguage((language) => names.map((name) => name[language]).join(' / '));
}

function planProduct(
  { slug, tenantId, categories, picture, clock }: CatalogInput,
  product: DemoProduct,
  index: number,
) {
  const random = createRandom(`${slug}/${product.key}`);
  const id = productId(slug, product.key);
  const { url, width, height } = picture(product.key);
  const path = pathOf(slug, categories, product.category);
  const createdAt = clock.daysAgo(product.tags.includes('new') ? random.whole(2, 12) : random.whole(40, 320));
  const updatedAt = clock.daysAgo(random.next() * (product.tags.includes('new') ? 2 : 30));
  const variants = variantsOf(product).map((variant, position) => {
    const label = labelOf(variant.options);
    const { price, originalPrice, unitSize, unitLabel } = variant;
    const available =
      position === 0 ? product.stock : Math.round(product.stock * (0.3 + random.next() * 0.5));
    const row = {
      tenantId,
      id: demoId(slug, 'variant', product.key, position),
      productId: id,
      sku: skuOf(slug, index, position),
      barcode: barcodeOf(slug, index * 10 + position),
      optionValues: Object.fromEntries(
        Object.entries(variant.options).map(([attribute, value]) => [
          attributeId(slug, attribute),
          attributeValueId(slug, attribute, value),
        ]),
      ),
      label,
      price,
      originalPrice,
      costPrice: Math.round(price * (0.55 + random.next() * 0.15)),
      unitSize,
      unitLabel,
      position,
      createdAt,
      updatedAt,
    };
    const sellable: Sellable = {
      id: row.id,
      productId: id,
      slug: product.key,
      sku: row.sku,
      title: product.title,
      label,
      image: url,
      unitLabel,
      price,
      originalPrice,
      available,
      popularity: position === 0 ? product.popularity : product.popularity / 3,
      categoryIds: path,
    };
    return { row, sellable };
  });
  const rows = variants.map(({ row }) => row);
  const [first] = rows;
  const cheapest = rows.toSorted((a, b) => a.price - b.price || a.position - b.position)[0];
  if (!first || !cheapest) throw new Error(`${product.key} has no variant`);
  const {
    title,
    description,
    brand,
    tags,
    soldBy,
    pricedBy,
    allergens,
    diets,
    nutrition,
    originCountry,
    storageZone,
  } = product;
  const row = {
    ...{
      tenantId,
      id,
      slug: product.key,
      title,
      description,
      brand,
      tags,
      soldBy,
      pricedBy,
      allergens,
      diets,
      nutrition,
      originCountry,
      storageZone,
    },
    ...{ createdAt, updatedAt, publishedAt: createdAt, status: 'show' as const, ingredients: noText },
    sku: first.sku,
    barcode: first.barcode,
    categoryId: categoryId(slug, product.category),
    images: [{ url, alt: textIn(title, 'en', 'en'), width, height }],
    price: cheapest.price,
    originalPrice: cheapest.originalPrice,
    unitSize: cheapest.unitSize,
    unitLabel: cheapest.unitLabel,
    attributeIds: (product.attributes ?? []).map((attribute) => attributeId(slug, attribute)),
    defaultVariantId: first.id,
    variantCount: rows.length,
    searchText: searchTextOf({
      title,
      brand,
      tags,
      codes: rows.flatMap(({ sku, barcode }) => [sku, barcode]),
    }),
  };
  return { row, variants, listings: [{ tenantId, productId: id, categoryId: row.categoryId }] };
}

/** The attributes that the store's variants use, with their values. */
export function attributeRows(slug: string, tenantId: string, products: DemoProduct[]) {
  return Object.entries(attributeWords).flatMap(([key, { title, name }], position) => {
    const used = products.flatMap(({ variants = [] }) =>
      variants.flatMap(({ options }) => options[key] ?? []),
    );
    if (used.length === 0) return [];
    const values = [...new Set(used)].map((value, at) => ({
      id: attributeValueId(slug, key, value),
      name: valueName(key, value),
      status: 'show' as const,
      position: at,
    }));
    return [
      {
        tenantId,
        id: attributeId(slug, key),
        title,
        name,
        option: key === 'size' ? ('radio' as const) : ('dropdown' as const),
        filterable: key !== 'size',
        values,
        position,
      },
    ];
  });
}
