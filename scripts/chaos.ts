import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printFailure, StartError } from '../server/start-error.ts';
import { faults } from './chaos/faults.ts';
import { head, lineOf, runFault } from './chaos/run-fault.ts';
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
  try {
    process.stdout.write(`${head.join('\n')}\n`);
    for (const fault of chosen) {
      const outcome = await runFault(fault, world);
      process.stdout.write(`${lineOf(outcome)}\n`);
      for (const line of outcome.seen) process.stderr.write(`    ${line}\n`);
      if (outcome.isWell) continue;
      process.stderr.write(`✗ ${fault.name}: at most ${fault.mostSeconds} s, and nothing lost\n`);
      process.exitCode = 1;
    }
  } finally {
    await world.stop();
  }
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
process.exit();
