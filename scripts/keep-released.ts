import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeBuild } from './keep-released/stored-builds.ts';
import { packageNames, root } from './webpack/packages.ts';

// `npm run keep-released -- mfe-storefront [dist folder]` stores the newest build of one part, or of all, in the
// repository after a release: from then on e2e/skew.spec.ts combines new builds with it.
const [only, dist = join(root, 'dist')] = process.argv.slice(2);
for (const part of packageNames.filter((name) => !only || name === only)) {
  const pointer = join(dist, part, 'current.json');
  if (!existsSync(pointer)) throw new Error(`There is no build of ${part}: npm run build:pages makes one.`);
  const { build } = JSON.parse(readFileSync(pointer, 'utf8')) as { build: string };
  const size = storeBuild(part, join(dist, part, build));
  process.stdout.write(`${part} ${build} is kept in ${Math.round(size / 1024)} kB\n`);
}
