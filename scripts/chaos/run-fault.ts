import { setTimeout as wait } from 'node:timers/promises';
import { startBuyers } from './buyers.ts';
import type { Counted } from './count.ts';
import { countOrders, restock } from './count.ts';
import type { Fault } from './fault.ts';
import type { World } from './world.ts';

export type Outcome = Counted & {
  name: string;
  /** Orders a second before anything failed. */
  ordersPerSecond: number;
  errorSeconds: number;
  acknowledged: number;
  /** The answers while it failed, and other observations. */
  seen: string[];
  isWell: boolean;
};

const seconds = { warmUp: 2, calm: 3, after: 4 };
const quickSeconds = { warmUp: 1, calm: 1, after: 2 };

export type FaultOptions = { shoppers: number; isQuick: boolean };

/** Lets the fault happen while so many shoppers order, and counts what became of their orders. */
export async function runFault(
  fault: Fault,
  world: World,
  { shoppers, isQuick }: FaultOptions,
): Promise<Outcome> {
  const { warmUp, calm, after } = isQuick ? quickSeconds : seconds;
  await restock(world.database.url);
  world.errors();
  const buyers = await startBuyers(world.shop, shoppers);
  await wait(warmUp * 1_000);
  const before = buyers.placed();
  await wait(calm * 1_000);
  const ordersPerSecond = Math.round((buyers.placed() - before) / calm);
  const startedAt = Math.floor(Date.now() / 1_000);
  const noticed = await fault.happen(world).catch(async (error) => {
    await buyers.stop();
    throw error;
  });
  await wait(after * 1_000);
  const bought = await buyers.stop();
  const counted = await countOrders(world.database.url, bought);
  const errorSeconds = [...bought.failedSeconds].filter((second) => second >= startedAt).length;
  const isWell =
    counted.lost + counted.doubled + counted.oversold === 0 &&
    errorSeconds <= fault.mostSeconds &&
    bought.acknowledged.size > 0;
  const failures = [...bought.failures].map(([what, times]) => `${times} × ${what}`);
  return {
    ...{ name: fault.name, ordersPerSecond, ...counted },
    ...{ errorSeconds, acknowledged: bought.acknowledged.size, isWell },
    seen: [
      ...(noticed ? [noticed] : []),
      ...failures,
      ...[...world.errors()].map(([what, times]) => `log: ${times} × ${what}`),
    ],
  };
}

/** One line of the table. */
export const lineOf = (outcome: Outcome): string => {
  const { name, ordersPerSecond, errorSeconds, acknowledged, lost, doubled, oversold } = outcome;
  return `| ${[name, ordersPerSecond, errorSeconds, acknowledged, lost, doubled, oversold].join(' | ')} |`;
};

export const head = [
  '| fault | orders a second before | seconds of errors | orders acknowledged | lost | doubled | oversold |',
  '|---|---|---|---|---|---|---|',
];
