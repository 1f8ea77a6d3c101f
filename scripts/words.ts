import { join } from 'node:path';
import { remotes } from './check/files.ts';
import { writeNamespaces } from './words/namespaces.ts';

writeNamespaces(join(import.meta.dirname, '..'), remotes);
