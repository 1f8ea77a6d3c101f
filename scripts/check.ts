import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { apiReport } from './check/api-report.ts';
import { audit } from './check/audit.ts';
import { boundaries } from './check/boundaries.ts';
import { budgets } from './check/budgets.ts';
import type { Check } from './check/check.ts';
import { languageNames } from './check/languages.ts';
import { locales } from './check/locales.ts';
import { namespaces } from './check/namespaces.ts';
import { apiTypes, deadCode, lint, typeChecks } from './check/programs.ts';
import { sharedNeeds } from './check/shared-needs.ts';
import { slices } from './check/slices.ts';
import { supplyChain } from './check/supply-chain.ts';
import { versions } from './check/versions.ts';

const root = join(import.meta.dirname, '..');
const checks: Check[] = [
  ...typeChecks,
  apiTypes,
  apiReport,
  sharedNeeds,
  lint,
  deadCode,
  boundaries,
  slices,
  locales,
  languageNames,
  namespaces,
  budgets,
  supplyChain,
  versions,
  audit,
];

// The arguments name the checks to run: `npm run check -- types lint`.
const wanted = process.argv.slice(2);
const waiting = checks.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
let failed = false;

async function runNext(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const why = check.skip?.(root);
    if (why) {
      process.stdout.write(`– ${check.name}  skipped: ${why}\n`);
      continue;
    }
    const startedAt = performance.now();
    const findings = await check.run(root);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const lines = [`${findings.length === 0 ? '✓' : '✗'} ${check.name}  ${seconds} s`, ...findings];
    process.stdout.write(`${lines.join('\n')}\n`);
    failed ||= findings.length > 0;
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, runNext));
process.exitCode = failed ? 1 : 0;
