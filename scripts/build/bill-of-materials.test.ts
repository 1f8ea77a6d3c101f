import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeProductionPackages } from './production-packages.ts';
import { findServerFiles } from './server-files.ts';

const root = join(import.meta.dirname, '../..');
const output = mkdtempSync(join(tmpdir(), 'larder-bill-'));
afterAll(() => rmSync(output, { recursive: true, force: true }));

type Component = { name: string; purl: string; hashes?: { alg: string }[]; licenses?: object[] };

it('the bill of materials of a built folder has every package that the server imports, with its hash', async () => {
  for (const workspace of ['api', 'shell']) mkdirSync(join(output, workspace));
  const { packages } = findServerFiles(root);
  writeProductionPackages(root, packages, output);
  // As docs/operate.md has it; of a folder where nothing is installed yet.
  const args = ['sbom', '--omit=dev', '--sbom-format=cyclonedx', '--package-lock-only'];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: output, maxBuffer: 20_000_000 });
  const { components } = JSON.parse(stdout) as { components: Component[] };
  const names = new Set(components.map(({ name }) => name));
  expect(packages.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  const withoutHash = components.filter(({ hashes }) => hashes?.[0]?.alg !== 'SHA-512');
  expect(withoutHash.map(({ name }) => name).sort()).toEqual(['api', 'shell']);
  for (const tool of ['jest', 'webpack', 'typescript']) expect([...names]).not.toContain(tool);
});
