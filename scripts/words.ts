import { join } from 'node:path';
import { remotes } from './check/files.ts';
import { writeNamespaces } from './words/namespaces.ts';

for (const remote of remotes) writeNamespaces(join(import.meta.dirname, '..'), remote);
