import type { ListReply, ProductRow } from '../../api/src/contract.ts';
import { callOf } from '../../api/src/testing/test-app.ts';
import { listsOf } from '../bench/back-office-lists.ts';
import { percentile, rounded } from '../bench/effort.ts';
import type { Store, World } from './open.ts';

const rounds = 40;

const ofShoppers = [
  ...['', '?category=category-1', '?q=apple', '?sort=price', '?brand=Brand+7', '?inStock=true&page=3'].map(
    (query) => `/catalog/products${query}`,
  ),
  ...[
    '/catalog/products/product-7',
    '/catalog/suggestions?q=app',
    '/catalog/facets?q=apple',
    '/tenants/bootstrap',
  ],
];

/** All lists that shoppers and staff of this store look at. */
export async function addressesOf(world: World, { host, token }: Store): Promise<string[]> {
  const call = callOf(world.app);
  const { body } = await call(host, 'GET', '/api/products', { token });
  const [product] = (body as ListReply<ProductRow>).items;
  return [...ofShoppers, ...listsOf(product?.categoryId ?? '')].map((path) => `/api${path}`);
}

/** The lists of the small store of both, call after call in turns. */
export async function compareLists(alone: World, among: World) {
  const [paths, others] = [await addressesOf(alone, alone.small), await addressesOf(among, among.small)];
  const lists: {
    list: string;
    alone: number;
    among: number;
    'alone p95': number;
    'among p95': number;
    ratio: number;
  }[] = [];
  for (const [at, path] of paths.entries()) {
    const [first, second]: [number[], number[]] = [[], []];
    for (let round = -5; round < rounds; round += 1) {
      const times = [await timeOf(alone, path), await timeOf(among, others[at] ?? path)] as const;
      if (round < 0) continue;
      first.push(times[0]);
      second.push(times[1]);
    }
    const p = (times: number[], share: number) => rounded(percentile(times, share), 2);
    lists.push({
      list: path.replace(/[\da-f-]{36}/, '…'),
      ...{ alone: p(first, 0.5), among: p(second, 0.5) },
      ...{ 'alone p95': p(first, 0.95), 'among p95': p(second, 0.95) },
      ratio: rounded(percentile(second, 0.5) / percentile(first, 0.5), 2),
    });
  }
  const sum = (of: 'alone' | 'among') => lists.reduce((total, one) => total + one[of], 0);
  const [worst] = lists.toSorted((a, b) => b.ratio - a.ratio);
  return {
    lists,
    ratio: rounded(sum('among') / sum('alone'), 2),
    slowest: `${worst?.list} ${worst?.ratio} ×`,
  };
}

async function timeOf({ app, small: { host, token } }: World, path: string): Promise<number> {
  const began = performance.now();
  const { status } = await callOf(app)(host, 'GET', path, { token });
  if (status !== 200) throw new Error(`${path} was answered ${status}`);
  return performance.now() - began;
}
