import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../../server/start-error.ts';
import { writeNamespaces } from '../words/namespaces.ts';
import { apiSlice } from './api-slice.ts';
import { namesOf } from './names.ts';
import type { Slice } from './slice.ts';
import type { Remote } from './web-slice.ts';
import { remoteNames, webSlice } from './web-slice.ts';

/** Writes the slice below `root` and returns it. Refuses a name that is none, and a feature that is there. */
export function writeSlice(root: string, place: string, feature: string): Slice {
  const remote = place.replace(/^mfe-/, '') as Remote;
  if (place !== 'api' && !remoteNames.includes(remote)) {
    throw new StartError(`"${place}" has no features: name api, ${remoteNames.join(', ')}.`);
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(feature)) {
    throw new StartError(`"${feature}" is no name of a feature: write it as gift-cards.`);
  }
  const slice = place === 'api' ? apiSlice(namesOf(feature)) : webSlice(remote, namesOf(feature));
  if (existsSync(join(root, slice.folder))) throw new StartError(`${slice.folder} is there already.`);
  for (const [name, text] of Object.entries(slice.files)) {
    const file = join(root, slice.folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  if (place !== 'api') writeNamespaces(root, `mfe-${remote}`);
  return slice;
}
