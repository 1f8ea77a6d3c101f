import { setTimeout as delay } from 'node:timers/promises';
import type { Change } from './changes.ts';
import { throttleStockChanges } from './throttled-changes.ts';

function start() {
  const received: (Change | null)[] = [];
  return { received, ...throttleStockChanges((change) => received.push(change), 30) };
}

it('the first stock change is announced at once, and later ones are merged into one', async () => {
  const { received, changed } = start();
  const stock: Change = { kind: 'stock', tenantId: 'ours' };
  for (let sale = 0; sale < 50; sale += 1) changed(stock);
  expect(received).toEqual([stock]);
  await delay(50);
  expect(received).toEqual([stock, stock]);
  await delay(50);
  changed(stock);
  expect(received).toHaveLength(3);
});

it('stock changes are throttled per store; other changes are not throttled', async () => {
  const { received, changed } = start();
  const sent: (Change | null)[] = [
    { kind: 'stock', tenantId: 'ours' },
    { kind: 'stock', tenantId: 'theirs' },
    { kind: 'catalog', tenantId: 'ours' },
    { kind: 'catalog', tenantId: 'ours' },
    null,
  ];
  for (const change of sent) changed(change);
  expect(received).toEqual(sent);
});

it('throttled changes are silent once stopped', async () => {
  const { received, changed, end } = start();
  changed({ kind: 'stock', tenantId: 'ours' });
  changed({ kind: 'stock', tenantId: 'ours' });
  end();
  await delay(50);
  expect(received).toHaveLength(1);
});
