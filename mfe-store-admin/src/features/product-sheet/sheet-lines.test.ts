import { appliedValues } from './sheet-lines';

const values = { price: 300, originalPrice: 500 } as Parameters<typeof appliedValues>[0];

it.each([
  ['stays above a new price', 400, 500],
  ['is gone when the new price is the same', 500, null],
  ['is gone when the new price is higher', 600, null],
])('the usual price of a changed row %s', (_what, price, originalPrice) => {
  expect(appliedValues(values, { price })).toMatchObject({ price, originalPrice });
});
