import { readComposition, readTenantType } from './page-data';

function page(composition: unknown, bootstrap: unknown = {}): Document {
  const script = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  const html = script('larder-composition', composition) + script('larder-bootstrap', bootstrap);
  return new DOMParser().parseFromString(html, 'text/html');
}

const release = {
  build: 'b1',
  entry: '/mfe/mfe-shared/b1/entry.js',
  global: 'larder_b1',
  integrity: 'sha384-x',
};

it('the page’s data names the builds of its composition', () => {
  const { id, remotes } = readComposition(page({ id: 'c1', remotes: { 'mfe-shared': release } }));
  expect(id).toBe('c1');
  expect(remotes['mfe-shared']).toMatchObject(release);
});

it('the page’s data names the builds to fall back to', () => {
  const fallback = { ...release, build: 'b0' };
  const { remotes, shell } = readComposition(
    page({ id: 'c1', shell: 'h1', remotes: { 'mfe-shared': { ...release, fallback } } }),
  );
  expect(shell).toBe('h1');
  expect(remotes['mfe-shared']?.fallback).toMatchObject(fallback);
});

it.each([
  ['nothing', null],
  ['a list', []],
  ['no remotes', { id: 'c1' }],
  ['a release without entry', { id: 'c1', remotes: { 'mfe-shared': { ...release, entry: undefined } } }],
])('a composition with %s is refused', (_what, composition) => {
  expect(() => readComposition(page(composition))).toThrow();
});

it('the page’s data tells the platform from a store', () => {
  expect(readTenantType(page({}, { tenant: { type: 'platform' } }))).toBe('platform');
  expect(readTenantType(page({}, { tenant: { type: 'tenant' } }))).toBe('tenant');
  expect(readTenantType(page({}, null))).toBe('tenant');
});
