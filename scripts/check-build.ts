import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printFailure } from '../server/start-error.ts';
import { checkProvenance } from './build/provenance.ts';

/**
 * `npm run check-build -- build --key builder.pub.pem --commit 3f2a1c…`: whether a built folder is what was built, by
 * whom, and of which commit. Ends with 1 and names what differs.
 */
try {
  const { values, positionals } = parseArgs({
    options: { key: { type: 'string' }, commit: { type: 'string' } },
    allowPositionals: true,
  });
  const [folder = 'build'] = positionals;
  const key = values.key && readFileSync(values.key, 'utf8');
  const wrong = checkProvenance(folder, { key, commit: values.commit });
  for (const line of wrong) process.stderr.write(`✗ ${line}\n`);
  if (wrong.length > 0) process.exitCode = 1;
  else process.stdout.write(`${folder} is as it was built${key ? ', by the owner of this key' : ''}\n`);
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
