import { isByWeight } from './product-values';

it.each([
  ['weight', 'kg', true],
  ['weight', '100g', true],
  ['weight', 'l', false],
  ['each', 'kg', false],
] as const)('pieces that are sold by %s and priced by %s are weighed: %s', (soldBy, pricedBy, isWeighed) => {
  expect(isByWeight({ soldBy, pricedBy })).toBe(isWeighed);
});
