import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseRecord } from '../../api/src/platform/storage/release-record.schema.ts';
import { compilerFlags } from '../check/programs.ts';
import type { ExternalRemote } from '../testing/external-remote.ts';
import { makeExternalRemote } from '../testing/external-remote.ts';

let remote: ExternalRemote;
beforeAll(async () => {
  remote = await makeExternalRemote('mfe-reports');
});
afterAll(() => remote.remove());

const readJson = (file: string) => JSON.parse(readFileSync(join(remote.folder, file), 'utf8'));

it('a remote outside of this repository compiles, and does not with an unknown export or text', async () => {
  // The second time it checks what is new.
  const compile = [...compilerFlags, '--incremental', '--tsBuildInfoFile', 'types.tsbuildinfo'];
  expect(await remote.run('tsc', compile)).toEqual({ status: 0, output: '' });
  const wrong = join(remote.folder, 'src/wrong.tsx');
  const lines = [
    `import { Nothing } from 'mfe-shared';`,
    `import { useTranslation } from 'react-i18next';`,
    `export const text = () => useTranslation('reports/overview').t('titel');`,
  ];
  writeFileSync(wrong, lines.join('\n'));
  const { output } = await remote.run('tsc', compile);
  rmSync(wrong);
  expect(output).toMatch(/no exported member .*Nothing/);
  expect(output).toMatch(/wrong\.tsx\(3,.*titel/s);
});

it('the tests of a remote outside of this repository run with the preset of the package', async () => {
  const { status, output } = await remote.run('jest');
  expect(output).toContain('2 passed');
  expect(status).toBe(0);
});

it('the build of a remote outside of this repository has a record like those of this one', async () => {
  await remote.run('larder-remote', ['words']);
  rmSync(join(remote.folder, 'dist'), { recursive: true, force: true });
  const { status, output } = await remote.run('larder-remote', ['build']);
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
});

it('larder-remote says in one sentence what it cannot do', async () => {
  expect((await remote.run('larder-remote')).output).toMatch(/^Say what to do: larder-remote .*\n$/);
  const withoutToken = await remote.run('larder-remote', ['release', '--to', 'https://platform.example']);
  expect(withoutToken.output).toMatch(/^There is no deploy token: .*\n$/);
  rmSync(join(remote.folder, 'src/routes.tsx'));
  const { output } = await remote.run('larder-remote', ['build']);
  expect(output).toMatch(/is no remote: it has no src\/routes\.tsx\.\n$/);
});
