import type { Needing } from './version-gate.ts';
import { toDetail, unmetNeeds } from './version-gate.ts';

const part = (remote: string, given: Partial<Needing> = {}): Needing => ({
  ...{ remote, build: '0123456789ab', version: '1.0.0', needs: {}, provides: {}, uses: {}, gives: {} },
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
])('the range %s accepts the version %s: %s', (range, version, fits) => {
  expect(unmetNeeds([shared(version), storefront({ 'mfe-shared': range })])).toHaveLength(fits ? 0 : 1);
});

it('the version gate finds nothing when every need is met', () => {
  const parts = [
    shell,
    shared('1.4.0', { react: '^19.3.0' }),
    storefront({ 'mfe-shared': '^1.2.0', react: '^19.0.0' }),
  ];
  expect(unmetNeeds(parts)).toEqual([]);
});

it('the version gate names each part with an unmet need, the need and what is there', () => {
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
    {
      field: 'mfe-storefront',
      message: 'mfe-storefront 0123456789ab needs vue ^3.0.0; nothing provides it.',
    },
  ]);
  const [first, , , last] = details.map(({ reason }) => reason);
  expect([first?.code, first?.values.found, last?.code]).toEqual(['needs', '2.0.0', 'needsMissing']);
});

it('the version gate ignores what it cannot know: a missing provider or record', () => {
  const needs = { react: '^20.0.0', 'mfe-shared': '^9.0.0' };
  expect(unmetNeeds([storefront(needs)])).toEqual([]);
  expect(unmetNeeds([part('shell'), storefront({ react: '^20.0.0' })])).toEqual([]);
});

it('the gate names each missing export and the files that use it, whatever the version says', () => {
  const library = (names: string[]) =>
    part('mfe-shared', { version: '1.2.0', gives: { 'mfe-shared': names, 'mfe-shared/forms': ['useForm'] } });
  const user = part('mfe-storefront', {
    needs: { 'mfe-shared': '^1.2.0' },
    uses: { 'mfe-shared': { useText: ['a.tsx', 'b.tsx'] }, 'mfe-shared/forms': { useForm: ['c.tsx'] } },
  });
  expect(unmetNeeds([library(['Button', 'useText']), user])).toEqual([]);
  const [fault, ...others] = unmetNeeds([library(['Button', 'useTexts']), user]).map(toDetail);
  expect(others).toEqual([]);
  expect(fault).toMatchObject({
    field: 'mfe-storefront',
    message:
      'mfe-storefront 0123456789ab uses useText of mfe-shared in a.tsx, b.tsx; mfe-shared 0123456789ab does not export it.',
    reason: { code: 'exportMissing' },
  });
});

it('the gate names an export of an entry point of mfe-shared that is missing as a whole', () => {
  const library = part('mfe-shared', { gives: { 'mfe-shared': ['Button'] } });
  const user = part('mfe-storefront', { uses: { 'mfe-shared/forms': { useForm: ['c.tsx'] } } });
  expect(unmetNeeds([library, user])).toMatchObject([{ missing: 'useForm', of: 'mfe-shared/forms' }]);
});

it('the gate names an export of a shared library that the shell does not provide', () => {
  const given = part('shell', { gives: { 'react-router-dom': ['Link'] } });
  const user = part('mfe-storefront', {
    uses: { 'react-router-dom': { useFetcher: ['a.tsx'], Link: ['a.tsx'], default: ['a.tsx'] } },
  });
  expect(unmetNeeds([given, user])).toMatchObject([{ missing: 'useFetcher', of: 'react-router-dom' }]);
});

it('the version gate compares no exports with a build that was made before they were recorded', () => {
  const user = part('mfe-storefront', {
    uses: { 'mfe-shared': { useText: ['a.tsx'] }, react: { use: ['a.tsx'] } },
  });
  expect(unmetNeeds([part('mfe-shared'), part('shell'), user])).toEqual([]);
});
