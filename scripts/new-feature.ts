import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { printFailure, StartError } from '../server/start-error.ts';
import { writeSlice } from './new-feature/write-slice.ts';

const root = join(import.meta.dirname, '..');
const [place, feature] = process.argv.slice(2);

try {
  if (!place || !feature) throw new StartError('Say where and what: npm run new-feature -- api gift-cards');
  const { folder, made, changed, steps } = writeSlice(root, place, feature);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', folder, ...changed], {
    cwd: root,
    stdio: 'ignore',
  });
  const lines = (title: string, items: string[]) =>
    items.length > 0 ? `${title}\n${items.map((item) => `  ${item}\n`).join('')}` : '';
  process.stdout.write(
    lines(
      'Made',
      made.map((file) => `${folder}/${file}`),
    ) +
      lines('Named in', changed) +
      lines(
        'Left to do',
        steps.map((step) => `· ${step}`),
      ),
  );
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
