import { setTimeout as wait } from 'node:timers/promises';
import { startBuyers } from './buyers.ts';
import type { Counted } from './count.ts';
import { countOrders, restock } from './count.ts';
import type { Fault } from './fault.ts';
import type { World } from './world.ts';

export type Outcome = Counted & {
  name: string;
  errorSeconds: number;
  acknowledged: number;
  /** What was answered while it failed, and what else was seen. */
  seen: string[];
  isWell: boolean;
};

const calmMs = 2_000;
const afterMs = 4_000;

/** Lets the fault happen while shoppers order, and counts what became of their orders. */
export async function runFault(fault: Fault, world: World): Promise<Outcome> {
  await restock(world.database.url);
  world.errors();
  const buyers = await startBuyers(world.shop);
  await wait(calmMs);
  const startedAt = Math.floor(Date.now() / 1_000);
  const noticed = await fault.happen(world).catch(async (error) => {
    await buyers.stop();
    throw error;
  });
  await wait(afterMs);
  const bought = await buyers.stop();
  const counted = await countOrders(world.database.url, bought);
  const errorSeconds = [...bought.failedSeconds].filter((second) => second >= startedAt).length;
  const isWell =
    counted.lost + counted.doubled + counted.oversold === 0 &&
    errorSeconds <= fault.mostSeconds &&
    bought.acknowledged.size > 0;
  const failures = [...bought.failures].map(([what, times]) => `${times} × ${what}`);
  return {
    ...{ name: fault.name, ...counted, errorSeconds, acknowledged: bought.acknowledged.size, isWell },
    seen: [
      ...(noticed ? [noticed] : []),
      ...failures,
      ...[...world.errors()].map(([what, times]) => `log: ${times} × ${what}`),
    ],
  };
}

/** One line of the table. */
export const lineOf = ({ name, errorSeconds, acknowledged, lost, doubled, oversold }: Outcome): string =>
  `| ${[name, errorSeconds, acknowledged, lost, doubled, oversold].join(' | ')} |`;

export const head = [
  '| fault | seconds of errors | orders acknowledged | lost | doubled | oversold |',
  '|---|---|---|---|---|---|',
];
