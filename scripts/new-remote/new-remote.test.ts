import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { boundaries } from '../check/boundaries.ts';
import { locales } from '../check/locales.ts';
import { namespaces } from '../check/namespaces.ts';
import { slices } from '../check/slices.ts';
import { copyProject } from '../testing/project-copy.ts';
import { writeRemote } from './write-remote.ts';

let root: string;
beforeAll(() => {
  root = copyProject();
});
afterAll(() => rmSync(root, { recursive: true }));

const run = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('an invalid or existing name of a new remote is refused in one sentence, and nothing is written', () => {
  const before = read('package.json');
  expect(() => writeRemote(root, 'reports', 'staff')).toThrow('no name of a remote');
  expect(() => writeRemote(root, 'mfe-Reports', 'staff')).toThrow('no name of a remote');
  expect(() => writeRemote(root, 'mfe-shared', 'staff')).toThrow('is there already');
  expect(() => run('scripts/new-remote.ts', 'mfe-reports', '--for', 'me')).toThrow('say --for staff');
  expect(() => run('scripts/new-remote.ts', 'mfe-reports', '--slot', 'orders')).toThrow('no slot');
  expect(read('package.json')).toBe(before);
});

describe('a new remote', () => {
  beforeAll(() => void run('scripts/new-remote.ts', 'mfe-reports', '--slot', 'store-admin.order'));

  it('is named once in each place where packages are named', () => {
    const lists = [
      'package.json',
      'knip.json',
      'scripts/webpack/packages.ts',
      'scripts/check/files.ts',
      'scripts/check/programs.ts',
    ];
    for (const file of lists) expect(read(file).match(/mfe-reports/g)).toHaveLength(1);
    expect(read('biome.json')).toContain('"mfe-reports/src/**"');
  });

  // Whether it compiles and can be released is said by e2e/new-remote.spec.ts.
  it('passes the checks', async () => {
    const findings = await Promise.all(
      [slices, locales, namespaces, boundaries].map((check) => check.run(root)),
    );
    expect(findings.flat().filter((finding) => finding.includes('mfe-reports'))).toEqual([]);
    run('node_modules/@biomejs/biome/bin/biome', 'check', 'mfe-reports');
  });

  it('gets features from npm run new-feature', () => {
    run('scripts/new-feature.ts', 'reports', 'weekly-sales');
    expect(existsSync(join(root, 'mfe-reports/src/features/weekly-sales/weekly-sales.pages.ts'))).toBe(true);
  });
});
