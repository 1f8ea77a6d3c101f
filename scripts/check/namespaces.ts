import { existsSync } from 'node:fs';
import { staleNamespaces } from '../words/namespaces.ts';
import type { Check } from './check.ts';
import { remotes } from './files.ts';

/** The compiler knows the keys and placeholders of each namespace, also those of a new slice. */
export const namespaces: Check = {
  name: 'namespaces',
  async run(root) {
    const present = remotes.filter((remote) => existsSync(`${root}/${remote}/src`));
    return staleNamespaces(root, present).map((file) => `${file} is not what the locales say: npm run words`);
  },
};
