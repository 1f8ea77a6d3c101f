import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../../server/start-error.ts';
import { namesOf } from '../new-feature/names.ts';
import type { Audience } from './audiences.ts';
import type { ListEdit, ListedRemote } from './list-edits.ts';
import { listEdits } from './list-edits.ts';
import { remoteFiles } from './remote-files.ts';

/** Its files, the lists that name it now, and the steps left for a person. */
export type NewRemote = { made: string[]; changed: string[]; steps: string[] };

/** Writes a remote below `root` and adds it to all lists of packages. Refuses an invalid or existing name. */
export function writeRemote(root: string, name: string, audience: Audience, slot?: string): NewRemote {
  assertName(name);
  if (existsSync(join(root, name))) throw new StartError(`${name} is there already.`);
  const names = namesOf(name.replace(/^mfe-/, ''));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  // All edits are made before anything is written, so that a list of an unknown shape leaves no half of a remote.
  const changes = listEdits.map(({ file, edit }) => ({
    file,
    text: added(read(file), edit, file, { name, audience, slot }),
  }));
  const files = remoteFiles(names, audience, read, slot);
  for (const [file, text] of Object.entries(files)) write(join(root, name, file), text);
  for (const { file, text } of changes) write(join(root, file), text);
  return {
    made: Object.keys(files).map((file) => `${name}/${file}`),
    changed: changes.map(({ file }) => file),
    steps: [
      'npm install, which writes the new workspace into package-lock.json',
      `say in the features' .pages.ts where their pages are, who may see them, and where they stand in the navigation`,
      audience === 'everybody'
        ? `${name} is for everybody: name a login for the pages that are not`
        : `${name} is for ${audience} only: each page has to name its login`,
      'translate its name in its locales',
      `npm run dev -- ${names.many}, npm run release -- ${name} --to …`,
    ],
  };
}

function added(text: string, edit: ListEdit['edit'], file: string, remote: ListedRemote): string {
  const { name } = remote;
  const changed = edit(text, remote);
  if (changed === text)
    throw new StartError(`${file} does not list its packages as it did: add ${name} there.`);
  return changed;
}

export function assertName(name: string): void {
  if (/^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return;
  throw new StartError(`"${name}" is no name of a remote: write it as mfe-reports.`);
}

export function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
