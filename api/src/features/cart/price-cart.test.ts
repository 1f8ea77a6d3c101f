import fc from 'fast-check';
import { deliveryTaxesOf, includedTax, priceCart, prorate } from './price-cart.ts';

const price = fc.integer({ min: 0, max: 1_000_000_000 });
const carts = fc.record({
  items: fc.array(
    fc.record({
      unitPrice: price,
      quantity: fc.integer({ min: 1, max: 999 }),
      applies: fc.boolean(),
      taxRateBp: fc.integer({ min: 0, max: 10_000 }),
    }),
    {
      maxLength: 200,
    },
  ),
  amount: fc.option(fc.oneof(price, fc.integer({ min: 0, max: 500 })), { nil: null }),
  shippingCost: fc.integer({ min: 0, max: 1_000_000 }),
  taxesDelivery: fc.boolean(),
});
const total = (numbers: number[]) => numbers.reduce((all, value) => all + value, 0);

const priced = ({ items, amount, ...rest }: typeof carts extends fc.Arbitrary<infer T> ? T : never) =>
  priceCart({
    lines: items,
    discount: amount === null ? null : { amount, appliesTo: items.map((item) => item.applies) },
    ...rest,
  });

it('a cart’s lines, discount, shipping and total add up exactly', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const result = priced(cart);
      expect(result.subTotal).toBe(total(cart.items.map((item) => item.unitPrice * item.quantity)));
      expect(result.discount).toBe(total(result.lines.map((line) => line.lineDiscount)));
      const taxes = [
        ...result.lines.map((line) => line.lineTax),
        ...result.deliveryTaxes.map(({ tax }) => tax),
      ];
      expect(result.tax).toBe(total(taxes));
      expect(result.total).toBe(total(result.lines.map((line) => line.lineTotal)) + cart.shippingCost);
      expect(result.total).toBe(result.subTotal - result.discount + cart.shippingCost);
    }),
  );
});

it('a cart’s lines and total are never negative', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const result = priced(cart);
      const amounts = result.lines.flatMap((line) => Object.values(line));
      for (const amount of [...amounts, result.subTotal, result.discount, result.tax, result.total]) {
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }
      for (const line of result.lines) expect(line.lineDiscount).toBeLessThanOrEqual(line.lineSubtotal);
    }),
  );
});

it('a discount applies to its own lines, up to their value', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const result = priced(cart);
      const worth = total(cart.items.map((item) => (item.applies ? item.unitPrice * item.quantity : 0)));
      expect(result.discount).toBe(Math.min(cart.amount ?? 0, worth));
      result.lines.forEach((line, index) => {
        if (!cart.items[index]?.applies) expect(line.lineDiscount).toBe(0);
      });
    }),
  );
});

it('each line’s share of a discount is within one unit of its exact share', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 50 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, part) => {
        const whole = total(weights);
        const amount = Math.floor(whole * part);
        const shares = prorate(amount, weights);
        expect(total(shares)).toBe(whole === 0 ? 0 : amount);
        shares.forEach((share, index) => {
          const exact = whole === 0 ? 0 : (amount * (weights[index] ?? 0)) / whole;
          expect(Math.abs(share - exact)).toBeLessThan(1.000001);
        });
      },
    ),
  );
});

it.each([
  { price: 119, rateBp: 1_900, tax: 19 },
  { price: 1, rateBp: 10_000, tax: 1 },
  { price: 107, rateBp: 700, tax: 7 },
  { price: 100, rateBp: 0, tax: 0 },
  { price: 0, rateBp: 1_900, tax: 0 },
  { price: 333, rateBp: 825, tax: 25 },
])('the tax within $price at $rateBp basis points is $tax', ({ price: amount, rateBp, tax }) => {
  expect(includedTax(amount, rateBp)).toBe(tax);
});

it('units that are left over go to the largest remainders, the first of equals', () => {
  expect(prorate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(prorate(10, [333, 333, 334])).toEqual([3, 3, 4]);
  expect(prorate(5, [0, 10])).toEqual([0, 5]);
});

it('a delivery is taxed at the rates of its goods, by what they cost', () => {
  const lines = [
    { lineTotal: 1_000, taxRateBp: 700 },
    { lineTotal: 1_000, taxRateBp: 1_900 },
    { lineTotal: 2_000, taxRateBp: 700 },
  ];
  expect(deliveryTaxesOf(500, lines)).toEqual([
    { rateBp: 700, amount: 375, tax: 25 },
    { rateBp: 1_900, amount: 125, tax: 20 },
  ]);
});

it('the shares of a delivery add up to its price, also when its goods are free', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ lineTotal: price, taxRateBp: fc.constantFrom(0, 500, 700, 1_900) }), {
        minLength: 1,
      }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.boolean(),
      (lines, cost, free) => {
        const given = free ? lines.map((line) => ({ ...line, lineTotal: 0 })) : lines;
        const shares = deliveryTaxesOf(cost, given);
        expect(total(shares.map(({ amount }) => amount))).toBe(cost);
        for (const { rateBp, amount, tax } of shares) expect(tax).toBe(includedTax(amount, rateBp));
      },
    ),
  );
});
