import { amountText, minorDigits, parseAmount } from './minor-units';

it.each([
  ['4.99', 499],
  ['4,99', 499],
  ['4', 400],
  ['4.5', 450],
  ['0', 0],
  [' 1 234,50 ', 123_450],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1,234', 123_400],
  ['.50', 50],
  ["1'000.00", 100_000],
])('reads %j as %d cents', (text, minor) => {
  expect(parseAmount(text, 2)).toBe(minor);
});

it.each(['', 'abc', '-1', '1e3', '€5', '5 EUR'])('reads no amount in %j', (text) => {
  expect(parseAmount(text, 2)).toBeNull();
});

it('knows currencies without small units', () => {
  expect(minorDigits('JPY')).toBe(0);
  expect(parseAmount('500', 0)).toBe(500);
  expect(parseAmount('5.50', 0)).toBeNull();
});

it('writes what it reads', () => {
  for (const minor of [0, 1, 10, 99, 100, 123_456]) expect(parseAmount(amountText(minor, 2), 2)).toBe(minor);
});
