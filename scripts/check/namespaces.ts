import { existsSync } from 'node:fs';
import { namespacesAreFresh, namespacesFile } from '../words/namespaces.ts';
import type { Check } from './check.ts';
import { remotes } from './files.ts';

/** The compiler knows the keys of each namespace, also those of a new slice. */
export const namespaces: Check = {
  name: 'namespaces',
  async run(root) {
    return remotes
      .filter((remote) => existsSync(`${root}/${remote}/src`) && !namespacesAreFresh(root, remote))
      .map((remote) => `${namespacesFile(remote)} is not what the locales say: npm run words`);
  },
};
