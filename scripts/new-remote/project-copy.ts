import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');
const sources = ['api', 'mfe-shared', 'mfe-platform-admin', 'scripts', 'server', 'shell'];

/** A copy of the project's sources in a new folder; libraries are those of the project, packages those of the copy. */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'larder-new-remote-'));
  const files = readdirSync(project).filter((name) => /\.(json|ts|gitignore)$|^Dockerfile$/.test(name));
  for (const name of [...sources, ...files]) {
    cpSync(join(project, name), join(root, name), { recursive: true });
  }
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(project, 'node_modules'))) {
    const library = join(project, 'node_modules', name);
    const isPackage = lstatSync(library).isSymbolicLink() && sources.includes(name);
    symlinkSync(isPackage ? join(root, name) : library, join(root, 'node_modules', name), 'junction');
  }
  return root;
}
