import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installChromium } from './install-chromium.ts';
import { ownMemoryFolder } from './testing/memory-folder.ts';

/** What `npm test` does: every check and every test there is, and one line at the end. Nothing stops at a failure. */
const root = join(import.meta.dirname, '..');
const reports = join(root, 'var/test-reports');
const jestReport = join(reports, 'jest.json');
const journeysReport = join(reports, 'playwright.json');

type Count = { passed: number; failed: number };

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.chdir(root);
// Databases, builds and profiles of browsers are made in the folder for temporary files.
const temporary = ownMemoryFolder();
if (temporary) process.env.TMPDIR = temporary;
// The many processes that tests start compile the same files: Node keeps what it compiled, and the types it took out.
const compiled = join(root, 'var/compile-cache');
rmSync(compiled, { recursive: true, force: true });
process.env.NODE_COMPILE_CACHE = compiled;

// Checks weigh the build, and some tests need it: each of them would make it again at the same time.
const isBuilt = run('Build', ['scripts/webpack/build.ts']);
const counts: Count[] = [
  { passed: 0, failed: run('Checks', ['scripts/check.ts']) ? 0 : 1 },
  runJest(),
  isBuilt ? runJourneys() : { passed: 0, failed: 1 },
];
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
if (temporary) rmSync(temporary, { recursive: true, force: true });
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

function runJest(): Count {
  const arguments_ = ['--ci', '--silent', '--maxWorkers=3', '--json', `--outputFile=${jestReport}`];
  const succeeded = run('Unit and API tests', ['node_modules/jest/bin/jest.js', ...arguments_]);
  const report = readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  }>(jestReport);
  return atLeastOne(succeeded, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
  });
}

function runJourneys(): Count {
  if (!installChromium()) {
    process.stderr.write('There is no Chromium for the journeys, and it could not be installed.\n');
    return { passed: 0, failed: 1 };
  }
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = journeysReport;
  const program = 'node_modules/@playwright/test/cli.js';
  const succeeded = run('Journeys in a browser', [program, 'test', '--reporter=list,json']);
  const report = readReport<{ stats: { expected: number; flaky: number; unexpected: number } }>(
    journeysReport,
  );
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return atLeastOne(succeeded, { passed: expected + flaky, failed: unexpected });
}

/** A program that failed without counting any failure has failed all the same. */
function atLeastOne(succeeded: boolean, count: Count): Count {
  return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
}

function run(title: string, args: string[]): boolean {
  process.stdout.write(`\n${title}\n`);
  const startedAt = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  process.stdout.write(`${title}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
  return status === 0;
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
