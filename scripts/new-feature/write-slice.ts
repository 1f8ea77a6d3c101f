import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../../server/start-error.ts';
import { writeNamespaces } from '../words/namespaces.ts';
import { apiSlice } from './api-slice.ts';
import { namesOf } from './names.ts';
import type { SharedEdit } from './shared-edits.ts';
import type { Remote } from './web-slice.ts';
import { remoteNames, webSlice } from './web-slice.ts';

/** Its files, the shared files that name it now, and the steps left for a person. */
export type NewSlice = { folder: string; made: string[]; changed: string[]; steps: string[] };

/** Writes the slice below `root` and adds it to the shared files. Refuses an invalid name and an existing feature. */
export function writeSlice(root: string, place: string, feature: string): NewSlice {
  const remote = place.replace(/^mfe-/, '') as Remote;
  if (place !== 'api' && !remoteNames.includes(remote)) {
    throw new StartError(`"${place}" has no features: name api, ${remoteNames.join(', ')}.`);
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(feature)) {
    throw new StartError(`"${feature}" is no name of a feature: write it as gift-cards.`);
  }
  const { folder, files, edits, steps } =
    place === 'api' ? apiSlice(namesOf(feature)) : webSlice(remote, namesOf(feature));
  if (existsSync(join(root, folder))) throw new StartError(`${folder} is there already.`);
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  if (place !== 'api') writeNamespaces(root, [`mfe-${remote}`]);
  const isDone = new Map(edits.map((edit) => [edit, apply(root, edit)]));
  const hasApi = existsSync(join(root, 'api/src/features', feature));
  return {
    folder,
    made: Object.keys(files),
    changed: edits.filter((edit) => isDone.get(edit)).map(({ file }) => file),
    steps: [
      ...(hasApi ? [] : [`npm run new-feature -- api ${feature}, then npm run api-types`]),
      ...edits.filter((edit) => !isDone.get(edit)).map(({ step }) => step),
      ...steps,
    ],
  };
}

/** Whether the edit fits the file. */
function apply(root: string, { file, edit }: SharedEdit): boolean {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  const text = readFileSync(path, 'utf8');
  const changed = edit(text);
  writeFileSync(path, changed);
  return changed !== text;
}
