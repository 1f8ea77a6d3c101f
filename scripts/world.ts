import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bigData } from '../api/src/testing/big-data.ts';
import { progress } from '../server/progress.ts';
import { printFailure } from '../server/start-error.ts';
import { compareLists } from './world/lists.ts';
import { openWorld } from './world/open.ts';
import { readSlowPlans } from './world/plans.ts';
import { sizesOf } from './world/sizes.ts';

/**
 * `npm run world`: fills a database with many stores and says what they cost: bytes of an order and a product, lists
 * of a store among them against the same store alone, and the statements that read most. `--stores`, `--products`
 * and `--orders` (of each store) say how large it is. It stays in `var/world` for the next time; remove that folder for another
 * size. docs/scale.md has what was measured.
 */
const log = progress();
try {
  const { values } = parseArgs({
    options: {
      stores: { type: 'string', default: '1000' },
      products: { type: 'string', default: '1000' },
      orders: { type: 'string', default: '2000' },
    },
  });
  const folder = join(import.meta.dirname, '../var/world');
  const small = { products: Number(values.products), orders: Number(values.orders), customers: 300 };
  const many = { ...bigData, stores: Number(values.stores), small, linesOfOrder: 3 };
  const world = await openWorld(join(folder, 'many'), many, log);
  // The large store is always there; beside the one that is looked at it shall weigh nothing.
  const alone = await openWorld(join(folder, 'alone'), { ...many, stores: 2, large: small }, log);
  try {
    const sizes = await sizesOf(world.url);
    process.stdout.write(`\nThe whole database: ${sizes.gibibytes} GiB\n`);
    console.table(sizes.tables);
    console.table(sizes.of);
    const { lists, slowest, ratio } = await compareLists(alone, world);
    process.stdout.write(`\nLists of one store, alone and among ${values.stores}; ms\n`);
    console.table(lists);
    process.stdout.write(`All lists together: ${ratio} ×; the most: ${slowest}\n`);
    process.stdout.write(
      '\nStatements of lists that read more than a thousand rows, or take more than 20 ms\n',
    );
    console.table(await readSlowPlans(world));
  } finally {
    await world.stop();
    await alone.stop();
  }
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
process.exit();
