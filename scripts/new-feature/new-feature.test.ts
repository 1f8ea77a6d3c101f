import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boundaries } from '../check/boundaries.ts';
import { locales } from '../check/locales.ts';
import { namespaces } from '../check/namespaces.ts';
import { slices } from '../check/slices.ts';
import { writeSlice } from './write-slice.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'larder-new-feature-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ['api', 'api/src/features/gift-cards'],
  ['storefront', 'mfe-storefront/src/features/gift-cards'],
  ['store-admin', 'mfe-store-admin/src/features/gift-cards'],
  ['mfe-platform-admin', 'mfe-platform-admin/src/features/gift-cards'],
])('makes a slice in %s that the checks accept', async (place, folder) => {
  const slice = writeSlice(root, place, 'gift-cards');
  expect(slice.folder).toBe(folder);
  const findings = await Promise.all(
    [slices, locales, namespaces, boundaries].map((check) => check.run(root)),
  );
  expect(findings.flat()).toEqual([]);
});

it('uses the one name in every form', () => {
  writeSlice(root, 'api', 'gift-cards');
  const read = (role: string) =>
    readFileSync(join(root, `api/src/features/gift-cards/gift-cards.${role}.ts`), 'utf8');
  expect(read('table')).toContain(`export const giftCards = pgTable('gift_cards'`);
  expect(read('routes')).toContain(`'/gift-cards'`);
  expect(read('schema')).toContain('export type GiftCard = ');
});

it('says what is wrong in one sentence and writes nothing', () => {
  expect(() => writeSlice(root, 'shell', 'coupons')).toThrow('"shell" has no features');
  expect(() => writeSlice(root, 'api', 'Gift Cards')).toThrow('no name of a feature');
  writeSlice(root, 'api', 'coupons');
  expect(() => writeSlice(root, 'api', 'coupons')).toThrow('is there already');
  expect(existsSync(join(root, 'shell'))).toBe(false);
  expect(readdirSync(root)).toEqual(['api']);
});
