import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printFailure, StartError } from '../server/start-error.ts';
import { audienceOf } from './new-remote/audiences.ts';
import { writeRemote } from './new-remote/write-remote.ts';

const root = join(import.meta.dirname, '..');

// `npm run new-remote -- mfe-reports`; its pages are for staff, unless --for says operators, shoppers or everybody.
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { for: { type: 'string' } },
  });
  const [name] = positionals;
  if (!name) throw new StartError('Say what it is called: npm run new-remote -- mfe-reports');
  const { made, changed, steps } = writeRemote(root, name, audienceOf(values.for));
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
