import { setTimeout as wait } from 'node:timers/promises';
import { FormData } from 'undici';
import type { ProductChange, ProductImport } from '../../api/src/contract.ts';
import { bigData } from '../../api/src/testing/big-data.ts';
import { percentile, quick, rounded } from './effort.ts';
import type { Moment, Office } from './office.ts';
import { ask, json, send } from './shop.ts';
import { signInOwner } from './sign-in.ts';

const rows = quick ? 1_000 : bigData.large.products;

/** New prices and stock for every product of the store, and how long shoppers wait for a list meanwhile. */
export async function measureImport(office: Office): Promise<Moment[]> {
  const { token } = await signInOwner(office, office.email);
  const headers = { authorization: `Bearer ${token}` };
  const before = await listWhile(office, wait(quick ? 1_000 : 10_000));

  const began = performance.now();
  const imported = runImport(office, headers);
  const meanwhile = await listWhile(office, imported);
  const change = await imported;
  const importSeconds = (performance.now() - began) / 1_000;

  const undoBegan = performance.now();
  const undo = await ask<ProductChange>(office, `/api/product-changes/${change.id}/undo`, {}, headers);
  await reaching(office, headers, undo.id, 'done');
  const undoSeconds = (performance.now() - undoBegan) / 1_000;
  return [
    {
      what: `import of ${rows} rows, from the upload to the last row`,
      is: rounded(importSeconds, 1),
      unit: 's',
    },
    { what: 'undo of it', is: rounded(undoSeconds, 1), unit: 's' },
    { what: 'list of the shop before it, p95', is: rounded(before, 1), unit: 'ms' },
    { what: 'list of the shop during it, p95', is: rounded(meanwhile, 1), unit: 'ms' },
    { what: 'list of the shop, during against before', is: rounded(meanwhile / before, 2), unit: '×' },
  ];
}

async function runImport(office: Office, headers: Record<string, string>): Promise<ProductChange> {
  const lines = Array.from(
    { length: rows },
    (_, at) => `SKU-${at + 1},${5 + (at % 90)}.49,${20 + (at % 70)}`,
  );
  const body = new FormData();
  body.set(
    'file',
    new File([['SKU,Price,Stock', ...lines].join('\r\n')], 'prices.csv', { type: 'text/csv' }),
  );
  const { mapping, change } = await send<ProductImport>(office, '/api/product-imports', {
    method: 'POST',
    headers,
    body,
  });
  const mapped = { ...json(mapping, headers), method: 'PUT' as const };
  await send(office, `/api/product-imports/${change.id}/mapping`, mapped);
  await reaching(office, headers, change.id, 'ready');
  await ask(office, `/api/product-changes/${change.id}/run`, {}, headers);
  const done = await reaching(office, headers, change.id, 'done');
  if (done.applied !== rows) throw new Error(`${done.applied} of ${rows} rows were imported.`);
  return done;
}

async function reaching(
  office: Office,
  headers: Record<string, string>,
  id: string,
  status: ProductChange['status'],
): Promise<ProductChange> {
  for (;;) {
    const change = await ask<ProductChange>(office, `/api/product-changes/${id}`, undefined, headers);
    if (change.status === status) return change;
    if (change.status === 'failed') throw new Error(`The change of products ${id} failed.`);
    await wait(100);
  }
}

let asked = 0;

/** The p95 of the shop's list, one call after another until `work` ends. No reply comes from a cache. */
async function listWhile(office: Office, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  const times: number[] = [];
  while (!isOver) {
    asked += 1;
    const began = performance.now();
    await ask(office, `/api/catalog/products?limit=20&maxPrice=${1_000_000_000 - asked}`);
    times.push(performance.now() - began);
    await wait(20);
  }
  return percentile(times, 0.95);
}
