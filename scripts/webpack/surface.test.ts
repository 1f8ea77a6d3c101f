import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webpackConfig } from './config.ts';
import type { PackageName } from './packages.ts';
import { runWebpack } from './run-webpack.ts';
import { readSurface } from './surface.ts';

let folder: string;
jest.setTimeout(120_000);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-surface-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const surfaceOf = async (name: PackageName) => {
  const output = join(folder, name);
  const config = webpackConfig({ name, mode: 'development', build: '0123456789ab', output });
  return readSurface(await runWebpack(config));
};

it('real builds record what mfe-shared exports and what each file of a remote uses', async () => {
  const library = await surfaceOf('mfe-shared');
  const remote = await surfaceOf('mfe-platform-admin');
  expect(library.gives['mfe-shared']).toEqual(expect.arrayContaining(['Button', 'useText']));
  expect(library.gives['mfe-shared/forms']).toContain('useVersionedForm');
  expect(library.uses.react?.useState?.[0]).toMatch(/^mfe-shared\/src\//);
  const [file] = remote.uses['mfe-shared/backoffice']?.ListPage ?? [];
  expect(file).toMatch(/^mfe-platform-admin\/src\/.+\.tsx$/);
  for (const [request, names] of Object.entries(remote.uses).filter(([name]) =>
    name.startsWith('mfe-shared'),
  ))
    expect(library.gives[request]).toEqual(expect.arrayContaining(Object.keys(names)));
});
