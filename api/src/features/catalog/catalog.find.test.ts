import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectedSearches } from '../../demo/searches.ts';
import { seedDemo } from '../../demo/seed.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { CatalogProduct } from './catalog.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let dataDir: string;
beforeAll(async () => {
  test = await startTestApp();
  dataDir = await mkdtemp(join(tmpdir(), 'larder-search-'));
  await seedDemo(test.databaseUrl, { dataDir });
  test.app.changed(null);
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true, force: true });
});

const firstThree = async (typed: string): Promise<string[]> => {
  const query = new URLSearchParams({ q: typed, limit: '3' });
  const { body } = await test.call(host, 'GET', `/api/catalog/products?${query}`);
  return body.items.map(({ slug }: CatalogProduct) => slug);
};

it('searches as people type them have what they mean among the first three', async () => {
  const wrong: string[] = [];
  for (const { typed, among, first } of expectedSearches) {
    const got = await firstThree(typed);
    if (!(first ? got.slice(0, 1) : got).some((slug) => among.includes(slug))) {
      wrong.push(`${typed}: ${got.join(', ')}`);
    }
  }
  expect(expectedSearches.length).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
});

it('goods, categories and brands are suggested, and what seems to be misspelt is said', async () => {
  const { body } = await test.call(host, 'GET', '/api/catalog/suggestions?q=mlik');
  expect(body.meant).toBe('milk');
  expect(body.products).toHaveLength(6);
  expect(body.categories).toMatchObject([{ slug: 'milk' }]);
  const begun = await test.call(host, 'GET', '/api/catalog/suggestions?q=jog');
  expect(begun.body.categories).toMatchObject([{ slug: 'yoghurt' }]);
  const brand = await test.call(host, 'GET', '/api/catalog/suggestions?q=stone%20ov');
  expect(brand.body.brands).toEqual(['Stone Oven']);
  const nothing = await test.call(host, 'GET', '/api/catalog/suggestions?q=%3F%3F');
  expect(nothing.body).toEqual({ products: [], categories: [], brands: [], totalDoc: 0 });
});

it('the beginning of a German word finds what has it at its end, of each brand', async () => {
  const { body } = await test.call(host, 'GET', '/api/catalog/products?q=jog&limit=20');
  const slugs = body.items.map(({ slug }: CatalogProduct) => slug);
  const yoghurts = ['greek', 'plain', 'strawberry', 'blueberry', 'soy'].map((kind) => `${kind}-yoghurt`);
  expect(slugs).toEqual(expect.arrayContaining(yoghurts));
  expect(new Set(body.items.map(({ brand }: CatalogProduct) => brand)).size).toBeGreaterThan(2);
});
