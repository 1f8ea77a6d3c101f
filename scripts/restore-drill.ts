import { parseArgs } from 'node:util';
import { progress } from '../server/progress.ts';
import { printFailure, StartError } from '../server/start-error.ts';
import { drill } from './restore-drill/drill.ts';

/** `npm run restore-drill`: proves that a dump of a running platform can be restored. See docs/operate.md. */
const log = progress();
try {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  const from = values.from ?? process.env.BACKUP_DATABASE_URL;
  if (!from)
    throw new StartError(
      'Say --from postgres://larder_backup:…@host/larder, the role of deploy/postgres/backup-role.sql, or set BACKUP_DATABASE_URL.',
    );
  const wrong = await drill({ from, log });
  for (const line of wrong) process.stderr.write(`✗ ${line}\n`);
  if (wrong.length === 0) log('The backup can be restored');
  else process.exitCode = 1;
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
