import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { localizedText } from '../platform/http/localized.schema.ts';

const amounts = { price: z.number().int(), originalPrice: z.number().int() };
const size = { unitSize: z.number().int().nullable(), unitLabel: z.string() };

const demoProduct = z.strictObject({
  /** Slug, and the name of its picture. */
  key: z.string(),
  category: z.string(),
  brand: z.string(),
  /** The recipe for scripts/demo-pictures.ts. */
  picture: z.string(),
  title: localizedText(),
  description: localizedText(2_000),
  ...amounts,
  ...size,
  soldBy: z.enum(['each', 'weight', 'volume']),
  pricedBy: z.enum(['each', 'kg', 'l', '100g']),
  tags: z.array(z.string()),
  diets: z.array(z.string()),
  allergens: z.array(z.string()),
  nutrition: z.record(z.string(), z.string()),
  originCountry: z.string().nullable(),
  storageZone: z.enum(['ambient', 'chilled', 'frozen']),
  /** The available quantity of the first variant at the start. */
  stock: z.number().int(),
  /** How often it is bought, relative to the others. */
  popularity: z.number(),
  attributes: z.array(z.string()).optional(),
  variants: z
    .array(z.strictObject({ options: z.record(z.string(), z.string()), ...amounts, ...size }))
    .optional(),
});
export type DemoProduct = z.infer<typeof demoProduct>;

const demoCategory = z.strictObject({
  key: z.string(),
  parent: z.string().nullable(),
  picture: z.string(),
  name: localizedText(),
  description: localizedText(2_000).optional(),
});
export type DemoCategory = z.infer<typeof demoCategory>;

const storeFolder = (slug: string) => join(import.meta.dirname, 'stores', slug);

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

export async function readProducts(slug: string): Promise<DemoProduct[]> {
  const folder = join(storeFolder(slug), 'products');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const lists = await Promise.all(
    files.map(async (name) => z.array(demoProduct).parse(await readJson(join(folder, name)))),
  );
  return lists.flat();
}

export const readCategories = async (slug: string): Promise<DemoCategory[]> =>
  z.array(demoCategory).parse(await readJson(join(storeFolder(slug), 'categories.json')));
