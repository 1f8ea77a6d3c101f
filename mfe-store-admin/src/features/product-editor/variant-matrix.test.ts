import { emptyVariant } from './product-values';
import { areWithinLimits, matrix } from './variant-matrix';

const variant = {
  ...emptyVariant,
  id: 'v1',
  sku: 'TEA-S',
  barcode: '12345678',
  price: '4.50',
  image: '/tea.webp',
  optionValues: { size: 's' },
  stock: { seen: 12, onHand: '12' },
};
const skuOf = (valueId: string) => valueId.toUpperCase();

it('a new variant has the price of the nearest one, its own SKU and no stock', () => {
  const [first, second] = matrix([variant], { size: ['s', 'l'] }, skuOf);
  expect(first).toBe(variant);
  expect(second).toMatchObject({
    id: undefined,
    sku: 'TEA-S-L',
    barcode: '',
    image: null,
    price: '4.50',
    stock: { seen: 0, onHand: '0' },
    optionValues: { size: 'l' },
  });
});

it('a variant keeps its stock when an attribute is added, for one of the new combinations', () => {
  const variants = matrix([variant], { size: ['s'], color: ['red', 'green'] }, skuOf);
  expect(variants.map(({ id, stock }) => [id, stock.onHand])).toEqual([
    ['v1', '12'],
    [undefined, '0'],
  ]);
});

it('a variant keeps its stock when an attribute is taken away', () => {
  const red = { ...variant, optionValues: { size: 's', color: 'red' } };
  const [only, ...others] = matrix([red], { size: ['s'] }, skuOf);
  expect(only).toMatchObject({ id: 'v1', stock: { onHand: '12' }, optionValues: { size: 's' } });
  expect(others).toEqual([]);
});

it('no two new variants have the same SKU', () => {
  const variants = matrix([variant], { size: ['s', 'l', 'm'] }, () => 'X');
  expect(variants.map(({ sku }) => sku)).toEqual(['TEA-S', 'TEA-S-X', 'TEA-S-X-2']);
});

const values = (count: number) => Array.from({ length: count }, (_, at) => String(at));

it.each([
  [{ size: values(200) }, true],
  [{ size: values(201) }, false],
  [{ size: values(20), color: values(10) }, true],
  [{ size: values(20), color: values(11) }, false],
  [Object.fromEntries(values(5).map((id) => [id, ['a']])), true],
  [Object.fromEntries(values(6).map((id) => [id, ['a']])), false],
])('a product has at most 200 variants of five attributes (case %#)', (choices, isAllowed) => {
  expect(areWithinLimits(choices)).toBe(isAllowed);
});
