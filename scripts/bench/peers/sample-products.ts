import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SampleProduct = {
  title: string;
  slug: string;
  description: string;
  /** File names below `images/`; the first is the product's own. */
  pictures: string[];
  sku: string;
  /** Minor units, of the first variant. */
  price: number;
};

/** The 54 products that `@vendure/create` brings: its folder `assets`, with products.csv and images/. */
export function readSampleProducts(assets: string): SampleProduct[] {
  const [heads = [], ...rows] = parseCsv(readFileSync(join(assets, 'products.csv'), 'utf8'));
  const column = Object.fromEntries(heads.map((head, at) => [head, at]));
  return rows.flatMap((row) => {
    const field = (name: string) => row[column[name] ?? -1] ?? '';
    // A row without a name is another variant of the product above.
    if (!field('name')) return [];
    return [
      {
        title: field('name'),
        slug: field('slug'),
        description: field('description'),
        pictures: field('assets').split('|').filter(Boolean),
        sku: field('sku'),
        price: Math.round(Number(field('price')) * 100),
      },
    ];
  });
}

/** Fields may be quoted; quoted fields may contain commas and doubled quotes. Spaces around fields are ignored. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  for (const line of text.split(/\r?\n/).filter((one) => one.trim())) {
    const fields = line.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,]*?))\s*(?:,|$)/g);
    rows.push([...fields].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''));
  }
  return rows;
}
