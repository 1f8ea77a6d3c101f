import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');
const always = ['api', 'clients', 'mfe-shared', 'mfe-platform-admin', 'scripts', 'server', 'shell'];

/**
 * A copy of the project's sources, with these remotes, too, in a new folder; libraries are those of the project,
 * packages those of the copy.
 */
export function copyProject(remotes: string[] = []): string {
  const sources = [...always, ...remotes];
  const root = mkdtempSync(join(tmpdir(), 'larder-copy-'));
  const files = readdirSync(project).filter((name) => /\.(json|ts|gitignore)$|^Dockerfile$/.test(name));
  for (const name of [...sources, ...files]) {
    const filter = (source: string) => !/demo[\\/]pictures$/.test(source);
    cpSync(join(project, name), join(root, name), { recursive: true, filter });
  }
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(project, 'node_modules'))) {
    const library = join(project, 'node_modules', name);
    const isPackage = lstatSync(library).isSymbolicLink() && sources.includes(name);
    symlinkSync(isPackage ? join(root, name) : library, join(root, 'node_modules', name), 'junction');
  }
  return root;
}
