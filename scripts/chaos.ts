import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printFailure, StartError } from '../server/start-error.ts';
import type { Fault } from './chaos/fault.ts';
import { faults } from './chaos/faults.ts';
import type { FaultOptions } from './chaos/run-fault.ts';
import { head, lineOf, runFault } from './chaos/run-fault.ts';
import type { World } from './chaos/world.ts';
import { startWorld } from './chaos/world.ts';

/**
 * `npm run chaos`: breaks one thing after the other while shoppers order, and counts their orders. `--only words`
 * takes the rows that have these words, `--quick` two that need no pages, in less time; `--shoppers` is how many order
 * at once. Ends with 1 when a row is not well. Rows that this machine cannot have are named, with what is missing.
 */
try {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      shoppers: { type: 'string', default: '32' },
    },
  });
  const shoppers = Number(values.shoppers);
  if (!(shoppers > 0))
    throw new StartError(`--shoppers is how many order at once, and not ${values.shoppers}.`);
  const chosen = values.quick
    ? faults.filter(({ hasEdges }) => !hasEdges).slice(0, 2)
    : faults.filter(({ name }) => name.includes(values.only ?? ''));
  if (chosen.length === 0)
    throw new StartError(`No row has “${values.only}”: ${faults.map(({ name }) => name).join(', ')}.`);
  const possible = chosen.filter((fault) => !fault.missing());
  if (possible.some(({ hasEdges }) => hasEdges))
    execFileSync('npm', ['run', 'build:pages'], { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' });
  process.stdout.write(`${head.join('\n')}\n`);
  for (const kind of new Set(possible.map((fault) => fault.kind)))
    await breakWorld(
      possible.filter((fault) => fault.kind === kind),
      { shoppers, isQuick: values.quick },
    );
  for (const { name, missing } of chosen)
    if (missing()) process.stderr.write(`skipped: ${name} (${missing()})\n`);
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
process.exit();

/** One world in which these happen, one after the other. */
async function breakWorld(some: Fault[], options: FaultOptions): Promise<void> {
  const [first] = some;
  if (!first) return;
  const world = await startWorld({ kind: first.kind, hasEdges: some.some(({ hasEdges }) => hasEdges) });
  const end = () => void world.stop().finally(() => process.exit(1));
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, end);
  try {
    for (const fault of some) if (!(await isWell(fault, world, options))) process.exitCode = 1;
  } finally {
    for (const signal of signals) process.removeListener(signal, end);
    await world.stop();
  }
}

/** Prints its line, and beside the table what else was seen. */
async function isWell(fault: Fault, world: World, options: FaultOptions): Promise<boolean> {
  try {
    const outcome = await runFault(fault, world, options);
    process.stdout.write(`${lineOf(outcome)}\n`);
    for (const line of outcome.seen) process.stderr.write(`    ${line}\n`);
    if (!outcome.isWell)
      process.stderr.write(`✗ ${fault.name}: at most ${fault.mostSeconds} s, and nothing lost\n`);
    return outcome.isWell;
  } catch (error) {
    process.stderr.write(`✗ ${fault.name}: ${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
}
