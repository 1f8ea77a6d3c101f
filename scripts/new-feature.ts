import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { printFailure, StartError } from '../server/start-error.ts';
import { writeSlice } from './new-feature/write-slice.ts';

const root = join(import.meta.dirname, '..');
const [place, feature] = process.argv.slice(2);

try {
  if (!place || !feature) throw new StartError('Say where and what: npm run new-feature -- api gift-cards');
  const { folder, files, steps } = writeSlice(root, place, feature);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', join(root, folder)], { stdio: 'ignore' });
  const made = Object.keys(files).map((file) => `  ${folder}/${file}`);
  const left = steps.map((step) => `  · ${step}`);
  process.stdout.write(`Made\n${made.join('\n')}\nLeft to do\n${left.join('\n')}\n`);
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
