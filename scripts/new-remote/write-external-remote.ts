import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../server/start-error.ts';
import { pack } from '../external/pack.ts';
import type { Audience } from './audiences.ts';
import { externalFiles } from './external-files.ts';
import type { NewRemote } from './write-remote.ts';
import { assertName, write } from './write-remote.ts';

/** Writes a remote into an empty folder outside of this project, with the package that it is built with. */
export function writeExternalRemote(
  root: string,
  name: string,
  audience: Audience,
  folder: string,
  slot?: string,
): NewRemote {
  assertName(name);
  if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git'))
    throw new StartError(`${folder} is not empty.`);
  const packed = pack(root, folder);
  const files = externalFiles(root, name, audience, packed, slot);
  for (const [file, text] of Object.entries(files)) write(join(folder, file), text);
  return {
    made: [packed, ...Object.keys(files)].map((file) => join(folder, file)),
    changed: [],
    steps: [
      `npm install in ${folder}`,
      `say in the features' .pages.ts where their pages are, who may see them, and where they stand in the navigation`,
      'npm test, npm run build, npm run release -- --to https://platform.example',
      'when the platform has a newer mfe-shared: npm run pack there, and its file in package.json here',
    ],
  };
}
