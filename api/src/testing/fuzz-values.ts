import fc from 'fast-check';
import type { Schema } from './operations.ts';

/** Values besides those of the schema: existing ids, so that requests get further than a 404. */
export type Known = { ids: string[] };

type Any = fc.Arbitrary<unknown>;

const constants = (...values: unknown[]): Any => fc.constantFrom(...values);

const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\\ud83d\ude00',
  '%00',
  '%zz',
  '%',
  "' or 1=1 --",
  '"; drop table tenants; --',
  '$$ select pg_sleep(5) $$',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}#{7*7}',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '=1+1',
  '\u202eabc',
  'ﷺ'.repeat(500),
  'e\u0301'.repeat(2_000),
  '👩‍👩‍👧‍👦'.repeat(200),
  '(a+)+$',
  'a & | ! :* <-> b',
  'x'.repeat(70_000),
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  'true',
  '0',
  '-1',
  '1e999',
  '9007199254740993',
  '0x7fffffff',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  '٣',
];

const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

/** Values of no schema; some of them are valid by chance. */
const hostile: Any = fc.oneof(
  constants(...hostileTexts),
  constants(null, true, false, 0, -0, -1, 1.5, 1e21, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53 + 2, Date.now()),
  constants(
    [],
    {},
    [[]],
    [null],
    { length: 5 },
    { toString: 'x' },
    { en: 'a' },
    ['a', 'b'],
    nested(30),
    nested(40),
  ),
  fc.constant(Array.from({ length: 5_000 }, (_, index) => index)),
  fc.constant(Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`k${index}`, index]))),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const text = ({ format, pattern, minLength = 0, maxLength = 200 }: Schema, { ids }: Known): Any => {
  if (format === 'uuid') return fc.oneof(constants(...ids), fc.uuid());
  if (format === 'email')
    return fc.oneof(
      fc.emailAddress(),
      fc.nat(50).map((n) => `fuzz${n}@fresh.test`),
    );
  if (format === 'date') return fc.constantFrom('2026-01-01', '2000-02-29', '9999-12-31', '0001-01-01');
  if (pattern) {
    const fitting = [
      'sample-slug',
      '#12ab34',
      '12345678',
      `/uploads/${ids[0]}/${ids[1]}.webp`,
      `${ids[0]},${ids[1]}`,
    ];
    const fits = fitting.filter((one) => new RegExp(pattern, 'u').test(one));
    return fits.length > 0 ? constants(...fits) : fc.constant('x'.repeat(Math.max(minLength, 1)));
  }
  const most = Math.max(Math.min(maxLength, 60), minLength);
  return fc.oneof(
    fc.string({ minLength: Math.max(minLength, 1), maxLength: most, unit: 'grapheme-ascii' }),
    fc.string({ minLength, maxLength: most, unit: 'grapheme' }),
    fc.constant('x'.repeat(Math.max(Math.min(maxLength, 5_000), minLength))),
  );
};

const number = ({ type, minimum = -1_000, maximum = 1_000_000_000 }: Schema): Any =>
  type === 'integer'
    ? fc.oneof(
        fc.integer({ min: Math.max(minimum, -2_147_483_648), max: Math.min(maximum, 2_147_483_647) }),
        constants(minimum, maximum, Math.min(minimum + 1, maximum)),
      )
    : fc.double({ min: minimum, max: maximum, noNaN: true });

/** Fields that attackers add in the hope of mass assignment. */
const wished: fc.Arbitrary<Record<string, unknown>> = fc.dictionary(
  fc.constantFrom(
    'role',
    'tenantId',
    'id',
    'permissions',
    'isAdmin',
    'price',
    'emailVerified',
    'passwordHash',
  ),
  constants('PLATFORM_ADMIN', true, 1, ['write_staff'], null),
  { maxKeys: 2 },
);

function object(schema: Schema, known: Known, depth: number): Any {
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => [name, valueFor(property, known, depth + 1)] as const,
  );
  const required = schema.required ?? [];
  const whole = fc.record(Object.fromEntries(properties), { requiredKeys: required });
  return fc.oneof(
    { weight: 12, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(properties), { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.tuple(whole, wished).map(([value, more]) => ({ ...value, ...more })) },
  );
}

function fitting(schema: Schema, known: Known, depth: number): Any {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return constants(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueFor(one, known, depth)));
  switch (schema.type) {
    case 'object':
      return object(schema, known, depth);
    case 'array':
      return fc.array(valueFor(schema.items ?? {}, known, depth + 1), {
        minLength: schema.minItems ?? 0,
        maxLength: (schema.minItems ?? 0) + 3,
      });
    case 'integer':
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return text(schema, known);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Mostly valid values, and sometimes others; deeper ones rarely, as there are more of them. */
export function valueFor(schema: Schema, known: Known, depth = 0): Any {
  return fc.oneof(
    { weight: 12 + 6 * depth, arbitrary: fitting(schema, known, depth) },
    { weight: 1, arbitrary: hostile },
  );
}
