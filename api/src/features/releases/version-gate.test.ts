import type { Needing } from './version-gate.ts';
import { toDetail, unmetNeeds } from './version-gate.ts';

const part = (remote: string, given: Partial<Needing> = {}): Needing => ({
  ...{ remote, build: '0123456789ab', version: '1.0.0', needs: {}, provides: {} },
  ...given,
});
const shell = part('shell', {
  provides: { react: '19.3.1', 'react-router-dom': '7.18.5' },
  needs: { 'mfe-shared': '^1.0.0' },
});
const shared = (version: string, needs = {}) => part('mfe-shared', { version, needs });
const storefront = (needs: Record<string, string>) => part('mfe-storefront', { needs });

it.each([
  ['^1.2.0', '1.2.0', true],
  ['^1.2.0', '1.9.9', true],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.0', '2.0.0', false],
  ['^0.2.1', '0.2.9', true],
  ['^0.2.1', '0.3.0', false],
  ['~1.2.3', '1.2.9', true],
  ['~1.2.3', '1.3.0', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.3', '1.2.4', false],
  ['1.x', '1.7.0', true],
  ['1.x', '2.0.0', false],
  ['1.2.*', '1.2.7', true],
  ['*', '7.0.0', true],
  ['>=1.1.0 <3.0.0', '2.5.0', true],
  ['^1.0.0 || ^2.0.0', '2.5.0', true],
  ['no range', '1.0.0', false],
])('holds %s against %s: %s', (range, version, fits) => {
  expect(unmetNeeds([shared(version), storefront({ 'mfe-shared': range })])).toHaveLength(fits ? 0 : 1);
});

it('finds nothing where every need is met', () => {
  const parts = [
    shell,
    shared('1.4.0', { react: '^19.3.0' }),
    storefront({ 'mfe-shared': '^1.2.0', react: '^19.0.0' }),
  ];
  expect(unmetNeeds(parts)).toEqual([]);
});

it('names each part that asks in vain, what for, and what there would be', () => {
  const parts = [
    shell,
    shared('2.0.0', { react: '^20.0.0' }),
    storefront({ 'mfe-shared': '^1.0.0', vue: '^3.0.0' }),
  ];
  const details = unmetNeeds(parts).map(toDetail);
  expect(details.map(({ field, message }) => ({ field, message }))).toEqual([
    { field: 'shell', message: 'shell 0123456789ab needs mfe-shared ^1.0.0; there would be 2.0.0.' },
    { field: 'mfe-shared', message: 'mfe-shared 0123456789ab needs react ^20.0.0; there would be 19.3.1.' },
    {
      field: 'mfe-storefront',
      message: 'mfe-storefront 0123456789ab needs mfe-shared ^1.0.0; there would be 2.0.0.',
    },
    { field: 'mfe-storefront', message: 'mfe-storefront 0123456789ab needs vue ^3.0.0; nobody brings it.' },
  ]);
  const [first, , , last] = details.map(({ reason }) => reason);
  expect([first?.code, first?.values.found, last?.code]).toEqual(['needs', '2.0.0', 'needsMissing']);
});

it('leaves to the page what it cannot know: there is no provider yet, or its record does not say', () => {
  const needs = { react: '^20.0.0', 'mfe-shared': '^9.0.0' };
  expect(unmetNeeds([storefront(needs)])).toEqual([]);
  expect(unmetNeeds([part('shell'), storefront({ react: '^20.0.0' })])).toEqual([]);
});
