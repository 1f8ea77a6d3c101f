import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../webpack/packages.ts';
import { namespacesIn } from '../words/namespaces.ts';

/** Tells the compiler the texts of the remote in `directory`. */
export function writeWords(directory: string): void {
  const { name } = readManifest(directory);
  writeFileSync(join(directory, 'src/words.ts'), namespacesIn(directory, name));
}
