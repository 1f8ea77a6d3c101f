import { bigData, fillBigData, largeStore } from '../../api/src/testing/big-data.ts';

const otherStores = 100;
let filled: Promise<string> | undefined;

/** The store with 30,000 products, 100,000 orders and 20,000 customers beside 100 other stores; filled once a run. */
export async function fillLargeStore(databaseUrl: string): Promise<{ id: string; name: string }> {
  filled ??= fillBigData(databaseUrl, { ...bigData, stores: otherStores + 1 });
  return { id: await filled, name: largeStore };
}
