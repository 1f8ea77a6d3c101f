import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeRemote } from './new-remote/write-remote.ts';
import { printFailure, StartError } from './start-error.ts';

const root = join(import.meta.dirname, '..');
const [name] = process.argv.slice(2);

try {
  if (!name) throw new StartError('Say what it is called: npm run new-remote -- mfe-reports');
  const { made, changed, steps } = writeRemote(root, name);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', name, ...changed], { cwd: root, stdio: 'ignore' });
  const lines = (files: string[], mark: string) => files.map((file) => `  ${mark}${file}`).join('\n');
  process.stdout.write(
    `Made\n${lines(made, '')}\nNamed in\n${lines(changed, '')}\nLeft to do\n${lines(steps, '· ')}\n`,
  );
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
