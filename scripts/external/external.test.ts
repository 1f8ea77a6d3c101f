import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { releaseRecord } from '../../api/src/platform/storage/release-record.schema.ts';

/** A remote in a folder of its own, with the package that `npm run pack` writes and only the libraries that it names. */
const project = join(import.meta.dirname, '../..');
const folder = join(mkdtempSync(join(tmpdir(), 'larder-external-')), 'reports');
const modules = join(folder, 'node_modules');

const runNode = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};
const compile = () => runNode(join(modules, 'typescript/bin/tsc'), '--noEmit');
const larderRemote = (...args: string[]) =>
  runNode(join(modules, 'mfe-shared/tools/scripts/external/main.js'), ...args);
const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

beforeAll(() => {
  const script = join(project, 'scripts/new-remote.ts');
  execFileSync(process.execPath, [script, 'mfe-reports', '--to', folder], { cwd: project, stdio: 'ignore' });
  install();
}, 120_000);
afterAll(() => rmSync(dirname(folder), { recursive: true }));

/** As npm would, from the libraries of this project instead of the registry. */
function install(): void {
  const { devDependencies } = readJson('package.json');
  const packed = devDependencies['mfe-shared'].replace('file:', '');
  mkdirSync(modules);
  execFileSync('tar', ['-xzf', join(folder, packed), '-C', modules]);
  renameSync(join(modules, 'package'), join(modules, 'mfe-shared'));
  const { dependencies, peerDependencies } = readJson('node_modules/mfe-shared/package.json');
  for (const name of Object.keys({ ...dependencies, ...peerDependencies }).filter((one) => one !== 'api')) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(project, 'node_modules', name), join(modules, name), 'junction');
  }
}

it('a remote outside of this repository compiles, and does not with an unknown export or text', () => {
  expect(compile()).toEqual({ status: 0, output: '' });
  const wrong = join(folder, 'src/wrong.tsx');
  const lines = [
    `import { Nothing } from 'mfe-shared';`,
    `import { useTranslation } from 'react-i18next';`,
    `export const text = () => useTranslation('reports/overview').t('titel');`,
  ];
  writeFileSync(wrong, lines.join('\n'));
  const { output } = compile();
  rmSync(wrong);
  expect(output).toMatch(/no exported member .*Nothing/);
  expect(output).toMatch(/wrong\.tsx\(3,.*titel/s);
}, 60_000);

it('the tests of a remote outside of this repository run with the preset of the package', () => {
  const { status, output } = runNode(join(modules, 'jest/bin/jest.js'));
  expect(output).toContain('2 passed');
  expect(status).toBe(0);
}, 60_000);

it('the build of a remote outside of this repository has a record like those of this one', () => {
  const { status, output } = larderRemote('build');
  expect({ status, output }).toMatchObject({
    status: 0,
    output: expect.stringMatching(/mfe-reports \w{12}/),
  });
  const [, build = ''] = /mfe-reports (\w{12})/.exec(output) ?? [];
  const record = releaseRecord.parse(readJson(`dist/${build}/release.json`));
  expect(record).toMatchObject({
    remote: 'mfe-reports',
    build,
    exposes: ['./routes'],
    paths: ['/reports'],
    pages: [{ path: '/reports', login: 'tenantAdmin', title: { en: 'Reports' }, chunks: ['overview-page'] }],
    uses: { 'mfe-shared': { pageRoutes: ['mfe-reports/src/routes.tsx'] } },
  });
  expect(record.needs).toEqual(expect.objectContaining(readJson('package.json').peerDependencies));
}, 60_000);

it('larder-remote says in one sentence what it cannot do', () => {
  expect(larderRemote().output).toMatch(/^Say what to do: larder-remote .*\n$/);
  rmSync(join(folder, 'src/routes.tsx'));
  expect(larderRemote('build').output).toMatch(/is no remote: it has no src\/routes\.tsx\.\n$/);
});
