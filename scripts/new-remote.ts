import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printFailure, StartError } from '../server/start-error.ts';
import { audienceOf } from './new-remote/audiences.ts';
import { slotOf } from './new-remote/slot-files.ts';
import { writeExternalRemote } from './new-remote/write-external-remote.ts';
import { writeRemote } from './new-remote/write-remote.ts';

const root = join(import.meta.dirname, '..');

// `npm run new-remote -- mfe-reports`; its pages are for staff, unless --for says operators, shoppers or everybody.
// With `--to ../mfe-reports` it has a repository of its own, with `--slot store-admin.order` a panel in that slot.
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { for: { type: 'string' }, to: { type: 'string' }, slot: { type: 'string' } },
  });
  const [name] = positionals;
  if (!name) throw new StartError('Say what it is called: npm run new-remote -- mfe-reports');
  const audience = audienceOf(values.for);
  const slot = slotOf(values.slot);
  const { made, changed, steps } =
    values.to === undefined
      ? writeRemote(root, name, audience, slot)
      : writeExternalRemote(root, name, audience, resolve(values.to), slot);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const written = [values.to ?? name, ...changed];
  spawnSync(process.execPath, [biome, 'check', '--write', ...written], { cwd: root, stdio: 'ignore' });
  const lines = (files: string[], mark: string) => files.map((file) => `  ${mark}${file}`).join('\n');
  process.stdout.write(
    `Made\n${lines(made, '')}\n${changed.length > 0 ? `Named in\n${lines(changed, '')}\n` : ''}Left to do\n${lines(steps, '· ')}\n`,
  );
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
