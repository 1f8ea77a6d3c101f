import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Call, Draw, LoadResult } from '../load.ts';
import { load } from '../load.ts';
import { startServer } from '../server.ts';
import type { Shop } from '../shop.ts';
import { anyOf, json } from '../shop.ts';
import { fillStore } from './fill-store.ts';
import { readSampleProducts } from './sample-products.ts';

// The calls of peers.md's table, ours and a peer's in turns, on one machine: see bench/README.md.
// `node scripts/bench/peers/compare.ts --products <assets> --vendure http://127.0.0.1:3000
//  --medusa http://127.0.0.1:9000 --medusa-key pk_… --medusa-region reg_…`
const { values } = parseArgs({
  options: {
    products: { type: 'string' },
    vendure: { type: 'string' },
    medusa: { type: 'string' },
    'medusa-key': { type: 'string' },
    'medusa-region': { type: 'string' },
    quick: { type: 'boolean' },
  },
});
if (!values.products)
  throw new Error('Say where the sample products are: --products <folder of products.csv>.');
const products = readSampleProducts(values.products);

type Asked = { name: string; shop: Shop; draw: Draw | Call };

const list = '/api/catalog/products?limit=20';
let asked = 0;
const ours = (shop: Shop): Asked[] => [
  { name: 'Larder, list of 20', shop, draw: { method: 'GET', path: list } },
  {
    name: 'Larder, list of 20, uncached',
    shop,
    draw: () => {
      asked += 1;
      return { method: 'GET', path: `${list}&maxPrice=${1_000_000_000 - asked}` };
    },
  },
  {
    name: 'Larder, product by slug',
    shop,
    draw: () => ({ method: 'GET', path: `/api/catalog/products/${anyOf(products).slug}` }),
  },
];

const peer = (base: string): Shop => ({ base, host: new URL(base).host });

function vendure(base: string): Asked[] {
  const ask = (query: string, variables = {}) => ({ path: '/shop-api', ...json({ query, variables }) });
  const picture = 'preview';
  return [
    {
      name: 'Vendure, list of 20',
      shop: peer(base),
      draw: ask(
        `{ products(options: { take: 20 }) { totalItems items { id name slug featuredAsset { ${picture} } variants { priceWithTax } } } }`,
      ),
    },
    {
      name: 'Vendure, search of 20',
      shop: peer(base),
      draw: ask(
        `{ search(input: { take: 20, groupByProduct: true }) { totalItems items { productName slug productAsset { ${picture} } priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } } } }`,
      ),
    },
    {
      name: 'Vendure, product by slug',
      shop: peer(base),
      draw: () =>
        ask(
          `query ($slug: String!) { product(slug: $slug) { id name slug description assets { ${picture} } variants { id name sku priceWithTax stockLevel options { name } } } }`,
          { slug: anyOf(products).slug },
        ),
    },
  ];
}

function medusa(base: string, key = '', region = ''): Asked[] {
  const headers = { 'x-publishable-api-key': key };
  const few = 'fields=id,title,handle,thumbnail,*variants.calculated_price';
  const get = (path: string) => ({ method: 'GET' as const, path, headers });
  const all = `/store/products?limit=20&region_id=${region}`;
  return [
    { name: 'Medusa, list of 20', shop: peer(base), draw: get(all) },
    { name: 'Medusa, list of 20, few fields', shop: peer(base), draw: get(`${all}&${few}`) },
    {
      name: 'Medusa, product by handle',
      shop: peer(base),
      draw: () => get(`/store/products?handle=${anyOf(products).slug}&region_id=${region}`),
    },
  ];
}

const dataDir = join(import.meta.dirname, '../../../var/bench-peers');
const server = await startServer(dataDir, true);
try {
  const shop = await fillStore(`http://127.0.0.1:${server.port}`, values.products, products);
  const everybody = [
    ours(shop),
    values.vendure ? vendure(values.vendure) : [],
    values.medusa ? medusa(values.medusa, values['medusa-key'], values['medusa-region']) : [],
  ];
  const results: LoadResult[] = [];
  // Alternating, so that a slow minute of the machine affects all.
  for (let at = 0; everybody.some((calls) => calls[at]); at += 1) {
    for (const call of everybody.flatMap((calls) => calls[at] ?? []))
      results.push(await load(call.name, call.shop, call.draw));
  }
  process.stdout.write('\n32 connections; times in ms\n');
  console.table(results.sort((a, b) => (a.call < b.call ? -1 : 1)));
  process.stdout.write(`Memory of Larder: ${JSON.stringify(server.memory())} MiB\n`);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
