import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installChromium } from './install-chromium.ts';
import { ownMemoryFolder } from './testing/memory-folder.ts';

/**
 * `npm test` runs every check and every test, and ends with one line. Nothing stops at a failure. What failed runs once
 * more, alone. If it passes then, it is reported as flaky and does not fail the run, so that one of five thousand tests
 * for which the machine was too busy does not hold up everybody's work.
 */
const root = join(import.meta.dirname, '..');
const reports = join(root, 'var/test-reports');
const jestReport = join(reports, 'jest.json');
const journeysReport = join(reports, 'playwright.json');
/** More failed files than this are no accident. */
const mostFilesAgain = 5;

type Count = { passed: number; failed: number; flaky: number };

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

// Some tests need the build: each of them would make it again at the same time.
const [isBuilt, isChecked] = await Promise.all([
  run('Build', ['scripts/webpack/build.ts']),
  run('Checks', ['scripts/check.ts']),
]);
// Skipped before there was a build.
const isInBudget = await run('Budgets', ['scripts/check.ts', 'budgets']);
const counts: Count[] = [
  { passed: 0, failed: isChecked && isInBudget ? 0 : 1, flaky: 0 },
  await runJest(),
  isBuilt ? await runJourneys() : { passed: 0, failed: 1, flaky: 0 },
];
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
if (temporary) rmSync(temporary, { recursive: true, force: true });
const flaky = sum('flaky') === 0 ? '' : `, ${sum('flaky')} flaky`;
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${flaky}\n`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

async function runJest(): Promise<Count> {
  const first = await runTests('Unit and API tests', ['--maxWorkers=3']);
  const files = first.failedFiles;
  if (files.length === 0 || files.length > mostFilesAgain) return first;
  const again = await runTests('Failed test files once more', ['--runInBand', '--runTestsByPath', ...files]);
  const flaky = Math.max(0, first.failed - again.failed);
  return { passed: first.passed + flaky, failed: again.failed, flaky };
}

type TestRun = Count & { failedFiles: string[] };

async function runTests(title: string, options: string[]): Promise<TestRun> {
  rmSync(jestReport, { force: true });
  const common = ['--ci', '--silent', '--json', `--outputFile=${jestReport}`];
  // The workers keep all cores busy: threads with which V8 collects memory and compiles beside them only cost time.
  const program = ['--single-threaded', 'node_modules/jest/bin/jest.js'];
  const succeeded = await run(title, [...program, ...common, ...options]);
  const report = readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
    testResults: { name: string; status: string }[];
  }>(jestReport);
  const count = atLeastOne(succeeded, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
    flaky: 0,
  });
  const failed = report?.testResults.filter(({ status }) => status === 'failed') ?? [];
  return { ...count, failedFiles: failed.map(({ name }) => name) };
}

async function runJourneys(): Promise<Count> {
  if (!installChromium()) {
    process.stderr.write('There is no Chromium for the journeys, and it could not be installed.\n');
    return { passed: 0, failed: 1, flaky: 0 };
  }
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = journeysReport;
  const program = 'node_modules/@playwright/test/cli.js';
  const succeeded = await run('Journeys in a browser', [
    program,
    'test',
    '--retries=1',
    '--reporter=list,json',
  ]);
  const report = readReport<{ stats: { expected: number; flaky: number; unexpected: number } }>(
    journeysReport,
  );
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return atLeastOne(succeeded, { passed: expected + flaky, failed: unexpected, flaky });
}

/** A program that failed without counting any failure has failed all the same. */
function atLeastOne(succeeded: boolean, count: Count): Count {
  return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
}

async function run(title: string, args: string[]): Promise<boolean> {
  process.stdout.write(`\n${title}\n`);
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'close');
  process.stdout.write(`${title}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
  return code === 0;
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
