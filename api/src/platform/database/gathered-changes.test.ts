import { setTimeout as delay } from 'node:timers/promises';
import type { Change } from './changes.ts';
import { gatherStock } from './gathered-changes.ts';

function start() {
  const told: (Change | null)[] = [];
  return { told, ...gatherStock((change) => told.push(change), 30) };
}

it('tells of the first change of stock at once, and of all that follow soon as of one', async () => {
  const { told, changed } = start();
  const stock: Change = { kind: 'stock', tenantId: 'ours' };
  for (let sale = 0; sale < 50; sale += 1) changed(stock);
  expect(told).toEqual([stock]);
  await delay(50);
  expect(told).toEqual([stock, stock]);
  await delay(50);
  changed(stock);
  expect(told).toHaveLength(3);
});

it('gathers each store by itself, and nothing else', async () => {
  const { told, changed } = start();
  const sent: (Change | null)[] = [
    { kind: 'stock', tenantId: 'ours' },
    { kind: 'stock', tenantId: 'theirs' },
    { kind: 'catalog', tenantId: 'ours' },
    { kind: 'catalog', tenantId: 'ours' },
    null,
  ];
  for (const change of sent) changed(change);
  expect(told).toEqual(sent);
});

it('says nothing more once it has ended', async () => {
  const { told, changed, end } = start();
  changed({ kind: 'stock', tenantId: 'ours' });
  changed({ kind: 'stock', tenantId: 'ours' });
  end();
  await delay(50);
  expect(told).toHaveLength(1);
});
