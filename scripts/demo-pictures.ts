/**
 * Draws the pictures of the demo stores into api/src/demo/pictures. Run by hand after a recipe changed: `node
 * scripts/demo-pictures.ts [store] [name]`; the results are committed.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawRecipe, encode } from './demo-pictures/draw.ts';
import { drawBadge, drawLogo } from './demo-pictures/marks.ts';
import { bakehouse } from './demo-pictures/shops/bakehouse.ts';
import { fresh } from './demo-pictures/shops/fresh.ts';
import { greens } from './demo-pictures/shops/greens.ts';
import type { ShopPictures } from './demo-pictures/shops/shop.ts';
import type { Wide } from './demo-pictures/wide.ts';
import { drawWide } from './demo-pictures/wide.ts';

type Recipes = { key: string; picture: string; brand?: string }[];
type Job = { name: string; draw: () => Promise<Buffer> };

const shops: Record<string, ShopPictures> = { fresh, bakehouse, greens };
const demo = join(import.meta.dirname, '../api/src/demo');
const [onlyStore, onlyName] = process.argv.slice(2);

const recipesOf = async (file: string): Promise<Recipes> =>
  JSON.parse(await readFile(file, 'utf8')) as Recipes;

async function jobsOf(store: string): Promise<Job[]> {
  const folder = join(demo, 'stores', store);
  const files = (await readdir(join(folder, 'products'))).map((name) => join(folder, 'products', name));
  const products = (await Promise.all(files.map(recipesOf))).flat();
  const categories = await recipesOf(join(folder, 'categories.json'));
  const shop = shops[store];
  if (!shop) throw new Error(`No shop pictures for ${store}`);
  const wide = async (picture: Wide, limit: number) => encode(await drawWide(picture), limit);
  return [
    ...products.map((product) => ({
      name: product.key,
      draw: () => drawRecipe(product.picture, product.brand ?? ''),
    })),
    ...categories.map((category) => ({
      name: `category-${category.key}`,
      draw: () => drawRecipe(category.picture, ''),
    })),
    ...shop.slides.map((slide, index) => ({
      name: `slide-${index + 1}`,
      draw: () => wide({ ...slide, width: 1600, height: 700 }, 80_000),
    })),
    ...Object.entries(shop.wide).map(([name, picture]) => ({ name, draw: () => wide(picture, 80_000) })),
    ...shop.team.map(([emoji, tint], index) => ({
      name: `team-${index + 1}`,
      draw: () => drawRecipe(`one ${tint} ${emoji}`, ''),
    })),
    ...Object.entries(shop.coupons).map(([name, [emoji, colour]]) => ({
      name: `coupon-${name}`,
      draw: () => drawBadge(emoji, colour, 192),
    })),
    { name: 'logo', draw: () => drawLogo(shop.logo) },
    { name: 'favicon', draw: () => drawBadge(...shop.favicon, 96) },
  ];
}

for (const store of Object.keys(shops)) {
  if (onlyStore && onlyStore !== store) continue;
  const target = join(demo, 'pictures', store);
  await mkdir(target, { recursive: true });
  const jobs = (await jobsOf(store)).filter((job) => !onlyName || job.name === onlyName);
  let bytes = 0;
  for (const job of jobs) {
    const picture = await job.draw();
    bytes += picture.length;
    await writeFile(join(target, `${job.name}.webp`), picture);
  }
  process.stdout.write(`${store}: ${jobs.length} pictures, ${Math.round(bytes / 1024)} KiB\n`);
}
