import { existsSync } from 'node:fs';
import { namespacesAreFresh, namespacesFile } from '../words/namespaces.ts';
import type { Check } from './check.ts';
import { remotes } from './files.ts';

/** The compiler knows the words of each namespace: those of a new slice, too. */
export const namespaces: Check = {
  name: 'namespaces',
  async run(root) {
    return remotes
      .filter((remote) => existsSync(`${root}/${remote}/src`) && !namespacesAreFresh(root, remote))
      .map((remote) => `${namespacesFile(remote)} is not what the locales say: npm run words`);
  },
};
