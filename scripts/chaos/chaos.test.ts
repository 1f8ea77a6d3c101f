import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

it('npm run chaos: no acknowledged order is lost, doubled or oversold when an API and PostgreSQL are killed', async () => {
  const cwd = join(import.meta.dirname, '../..');
  // It exits with 1 when a row fails, and the call rejects.
  const { stdout } = await promisify(execFile)('npm', ['run', 'chaos', '--', '--quick', '--shoppers', '8'], {
    cwd,
  });
  const rows = stdout.split('\n').filter((line) => line.startsWith('| kill -9'));
  expect(rows).toEqual([
    expect.stringMatching(/^\| kill -9 of an API \| \d+ \| \d+ \| [1-9]\d* \| 0 \| 0 \| 0 \|$/),
    expect.stringMatching(/^\| kill -9 of PostgreSQL \| \d+ \| \d+ \| [1-9]\d* \| 0 \| 0 \| 0 \|$/),
  ]);
}, 240_000);
