import { join } from 'node:path';
import { pack } from './external/pack.ts';

// `npm run pack` writes mfe-shared-<version>.tgz, with which remotes in other repositories are built.
const root = join(import.meta.dirname, '..');
process.stdout.write(`${pack(root, root)}\n`);
