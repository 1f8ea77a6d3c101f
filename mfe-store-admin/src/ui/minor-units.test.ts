import { minorDigits } from 'mfe-shared';
import { amountText, parseAmount } from './minor-units';

it.each([
  ['4.99', 499],
  ['4,99', 499],
  ['4', 400],
  ['4.5', 450],
  ['0', 0],
  [' 1 234,50 ', 123_450],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1.234.567', 123_456_700],
  ['.50', 50],
  ["1'000.00", 100_000],
])('the input %j is %d cents', (text, minor) => {
  expect(parseAmount(text, 2)).toBe(minor);
});

it.each(['', '.', '4.', 'abc', '-1', '1e3', '€5', '5 EUR'])('the input %j is no amount', (text) => {
  expect(parseAmount(text, 2)).toBeNull();
});

it.each(['2.499', '2,499', '0.999', '1,234.567', '12,34.50', '1 23', '1.234.50', '1234.567'])(
  'the amount %j is refused, as it may mean thousands or one decimal too many',
  (text) => {
    expect(parseAmount(text, 2)).toBeNull();
  },
);

it('amounts of currencies without minor units are whole numbers', () => {
  expect(minorDigits('JPY')).toBe(0);
  expect(parseAmount('500', 0)).toBe(500);
  expect(parseAmount('5.50', 0)).toBeNull();
  expect(parseAmount('5,500', 0)).toBe(5_500);
});

it.each([
  ['en', '1234.50'],
  ['de', '1234,50'],
  ['fr', '1234,50'],
])('an amount written in %s can be read again', (language, text) => {
  expect(amountText(123_450, 2, language)).toBe(text);
  for (const minor of [0, 1, 10, 99, 100, 123_456]) {
    expect(parseAmount(amountText(minor, 2, language), 2)).toBe(minor);
  }
});
