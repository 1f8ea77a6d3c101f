import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { writeProductionPackages } from '../build/production-packages.ts';
import { findServerFiles, writeServerFiles } from '../build/server-files.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Writes the server as `npm run build` does, with the packages of these sources: for that the folder is below them.
 * A server of the sources has the compiler in its memory as well.
 */
export function writeBuiltServer(folder: string): void {
  for (const workspace of ['api', 'shell', 'node_modules'])
    mkdirSync(join(folder, workspace), { recursive: true });
  const { files, packages } = findServerFiles(root);
  writeServerFiles(root, files, folder);
  writeProductionPackages(root, packages, folder);
  for (const workspace of ['api', 'shell'])
    symlinkSync(join(folder, workspace), join(folder, 'node_modules', workspace));
  symlinkSync(join(root, 'api/node_modules'), join(folder, 'api/node_modules'));
  // The renderer may read what is in its folders, and not where links lead.
  cpSync(join(root, 'shell/node_modules'), join(folder, 'shell/node_modules'), { recursive: true });
}
