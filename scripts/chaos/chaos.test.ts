import { bundled } from './database.ts';
import { faults } from './faults.ts';
import { runFault } from './run-fault.ts';
import type { World } from './world.ts';
import { startWorld } from './world.ts';

/** The two rows of `npm run chaos -- --quick`. */
let world: World;
beforeAll(async () => {
  world = await startWorld({ kind: bundled, hasEdges: false });
}, 120_000);
afterAll(() => world?.stop(), 60_000);

it.each(faults.filter(({ hasEdges }) => !hasEdges).slice(0, 2))(
  'no acknowledged order is lost or doubled by $name, and shoppers order again soon',
  async (fault) => {
    const outcome = await runFault(fault, world);
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, oversold: 0, isWell: true });
    expect(outcome.errorSeconds).toBeLessThanOrEqual(fault.mostSeconds);
  },
  120_000,
);
