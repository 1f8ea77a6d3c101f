import type { HostBootstrap } from 'api';
import type { Composition } from './composition.ts';
import { dataOf } from './page-data.ts';

const bootstrap = { customization: { seo: { meta_title: { en: 'Fresh' } } } } as unknown as HostBootstrap;
const withShared = (version: string) => ({ parts: { 'mfe-shared': { version } } }) as unknown as Composition;

it.each([
  ['1.38.0', 'admin', false],
  ['1.38.2-3f2a1c', 'admin', false],
  ['2.0.0', 'admin', false],
  // It would wait for what the page does not have.
  ['1.37.4', 'admin', true],
  ['1.38.0', 'public', true],
] as const)('with mfe-shared %s a page of the %s area has the shop’s texts: %s', (version, subtype, has) => {
  const data = dataOf({ bootstrap, area: { subtype }, composition: withShared(version) });
  expect('customization' in data.bootstrap).toBe(has);
});
