import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printFailure, StartError } from '../server/start-error.ts';
import type { Fault } from './chaos/faults.ts';
import { faults } from './chaos/faults.ts';
import { head, lineOf, runFault } from './chaos/run-fault.ts';
import type { World } from './chaos/world.ts';
import { startWorld } from './chaos/world.ts';

/**
 * `npm run chaos`: breaks one thing after the other while shoppers order, and counts their orders. `--only words`
 * takes the rows that have these words, `--quick` two that need no pages. Ends with 1 when a row is not well.
 */
try {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
  });
  const chosen = values.quick
    ? faults.filter(({ hasEdges }) => !hasEdges).slice(0, 2)
    : faults.filter(({ name }) => name.includes(values.only ?? ''));
  if (chosen.length === 0)
    throw new StartError(`No row has “${values.only}”: ${faults.map(({ name }) => name).join(', ')}.`);
  const hasEdges = chosen.some((fault) => fault.hasEdges);
  if (hasEdges)
    execFileSync('npm', ['run', 'build:pages'], { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' });
  const world = await startWorld({ hasEdges });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void world.stop().finally(() => process.exit(1)));
  try {
    process.stdout.write(`${head.join('\n')}\n`);
    for (const fault of chosen) if (!(await isWell(fault, world))) process.exitCode = 1;
  } finally {
    await world.stop();
  }
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
process.exit();

/** Prints its line, and beside the table what else was seen. */
async function isWell(fault: Fault, world: World): Promise<boolean> {
  try {
    const outcome = await runFault(fault, world);
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
