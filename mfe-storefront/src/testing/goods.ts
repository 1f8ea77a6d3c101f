import type {
  Arrivals,
  CartQuote,
  CatalogCategory,
  CatalogFacets,
  CatalogProduct,
  CatalogProductDetail,
  LocalizedText,
  ShownCoupon,
} from 'api';

/** The same text in every language with a mark, so that a test sees which one is shown. */
export const words = (en: string): LocalizedText =>
  en ? { en, de: `${en} (de)`, fr: `${en} (fr)` } : { en, de: '', fr: '' };

export const idOf = (number: number): string => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A product; a test replaces the fields that it is about. */
export function product(number: number, changes: Partial<CatalogProduct> = {}): CatalogProduct {
  return {
    id: idOf(number),
    slug: `product-${number}`,
    title: words(`Product ${number}`),
    brand: '',
    image: null,
    price: number * 100,
    originalPrice: number * 100,
    pricedBy: 'kg',
    nominalWeightG: null,
    weightPrice: null,
    unitSize: 500,
    unitLabel: '500 g',
    tags: [],
    defaultVariantId: idOf(1000 + number),
    variantCount: 1,
    available: 10,
    inStock: true,
    averageRating: 0,
    totalReviews: 0,
    ageLimit: null,
    minPerOrder: null,
    quantityStep: 1,
    ...changes,
  };
}

export const listOf = <Item>(items: Item[], page = 1, pages = 1) => ({
  items,
  totalDoc: items.length,
  page,
  pages,
});

export function category(number: number, changes: Partial<CatalogCategory> = {}): CatalogCategory {
  return {
    id: idOf(2000 + number),
    slug: `category-${number}`,
    name: words(`Category ${number}`),
    description: words(''),
    parentId: null,
    image: null,
    productCount: 3,
    ...changes,
  };
}

export function productDetail(
  number: number,
  changes: Partial<CatalogProductDetail> = {},
): CatalogProductDetail {
  const card = product(number);
  return {
    ...card,
    sku: `SKU-${number}`,
    contains: [],
    barcode: null,
    description: words('It tastes good.'),
    ingredients: words(''),
    images: [],
    categoryId: null,
    categoryIds: [],
    soldBy: 'each',
    tolerancePct: 10,
    shelfLifeDays: null,
    substitutes: [],
    allergens: [],
    diets: [],
    nutrition: {},
    originCountry: null,
    storageZone: 'ambient',
    maxPerOrder: null,
    metaTitle: words(''),
    metaDescription: words(''),
    attributes: [],
    variants: [variant(1000 + number, { price: card.price, originalPrice: card.originalPrice })],
    related: [],
    ...changes,
  };
}

type Variant = CatalogProductDetail['variants'][number];

export function variant(number: number, changes: Partial<Variant> = {}): Variant {
  return {
    id: idOf(number),
    sku: `SKU-${number}`,
    label: words(''),
    optionValues: {},
    price: 100,
    originalPrice: 100,
    weightPrice: null,
    image: null,
    unitSize: 500,
    unitLabel: '500 g',
    available: 10,
    ...changes,
  };
}

/** The server's quote for a cart with `quantity` of product 3, which costs 3.00. */
export function quote(quantity: number, changes: Partial<CartQuote> = {}): CartQuote {
  const subTotal = 300 * quantity;
  return {
    currency: 'USD',
    lines: [
      {
        variantId: idOf(1003),
        productId: idOf(3),
        slug: 'product-3',
        title: words('Product 3'),
        variantLabel: words(''),
        image: null,
        unitLabel: '500 g',
        unitPrice: 300,
        originalPrice: 300,
        quantity,
        available: 50,
        weight: null,
        ageLimit: null,
        minPerOrder: null,
        quantityStep: 1,
        lineSubtotal: subTotal,
        lineDiscount: 0,
        lineTotal: subTotal,
      },
    ],
    subTotal,
    discount: 0,
    shippingCost: 0,
    tax: 0,
    total: subTotal,
    coupon: null,
    couponError: null,
    couponMissing: null,
    shippingOptions: [
      { option: 'one', name: words('Today'), description: words('By nine'), cost: 6000, arrival: today() },
      {
        option: 'two',
        name: words('This week'),
        description: words('In 7 days'),
        cost: 2000,
        arrival: { ...today(), day: dayFromNow(7), by: null, inDays: 7 },
      },
    ],
    missingToFreeShipping: 5000 - subTotal,
    issues: [],
    ...changes,
  };
}

export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The same for all goods of a test: pages say the minute of it. */
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();

/** A promise that is right for another hour. */
const today = () => ({
  day: dayFromNow(0),
  by: '21:00',
  inDays: 0,
  orderBefore: inAnHour,
});

/** The arrivals that every visitor is promised, by the deliveries of a quote. */
export function arrivals(changes: Partial<Arrivals> = {}): Arrivals {
  return {
    options: quote(1).shippingOptions as Arrivals['options'],
    now: new Date().toISOString(),
    rightUntil: inAnHour,
    ...changes,
  };
}

/** A coupon that everybody may use. */
export const coupon = (couponCode: string): ShownCoupon => ({
  couponCode,
  title: words('A coupon'),
  logo: null,
  discountType: 'percentage',
  discountValue: 1_000,
  maxDiscount: null,
  minimumAmount: 0,
  firstOrderOnly: false,
  stackable: true,
  onlyFor: null,
  endTime: '2027-01-01T00:00:00.000Z',
});

/** The facets of a list. */
export const facets: CatalogFacets = {
  price: { min: 100, max: 900 },
  brands: [
    { value: 'Alm', count: 3 },
    { value: 'Oatfield', count: 1 },
  ],
  tags: [{ value: 'organic', count: 2 }],
  diets: [{ value: 'vegan', count: 4 }],
  inStock: 5,
  discounted: 2,
  attributes: [
    {
      id: idOf(600),
      name: words('Roast'),
      values: [{ id: idOf(601), name: words('Dark'), swatch: null, count: 2 }],
    },
  ],
};
