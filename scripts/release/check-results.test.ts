import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signCheck } from '../../api/src/features/browser-checks/browser-checks.schema.ts';
import { readResults, writeResult } from './check-results.ts';

const folder = mkdtempSync(join(tmpdir(), 'larder-results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string) => join(folder, name);
const check = signCheck(
  {
    ...{ remote: 'mfe-storefront', build: '0123456789ab', beside: { shell: 'abababababab' }, pages: 3 },
    ...{ browser: 'chromium 150', at: '2026-11-24T12:00:00.000Z', ms: 900 },
  },
  'larder_deploy_mfe-storefront_x',
);
const part = { name: 'mfe-storefront', build: '0123456789ab' };

it('the result of a browser check that one job has written is read by another as it was signed', async () => {
  await writeResult(file('check.json'), check);
  expect(await readResults([file('check.json')], [part])).toEqual(new Map([['mfe-storefront', check]]));
  expect(await readResults([], [part])).toEqual(new Map());
});

it('the result of a browser check is refused in a sentence when it is of other sources or another part, or no result', async () => {
  await writeResult(file('check.json'), check);
  writeFileSync(file('other.json'), '{"remote":"mfe-storefront"}');
  const read = (name: string, ...parts: (typeof part)[]) => readResults([file(name)], parts);
  await expect(read('check.json', { ...part, build: 'ffffffffffff' })).rejects.toThrow(
    'these sources make ffffffffffff',
  );
  await expect(read('check.json', { ...part, name: 'mfe-store-admin' })).rejects.toThrow('not released here');
  await expect(read('other.json', part)).rejects.toThrow('is no result of npm run verify');
  await expect(read('none.json', part)).rejects.toThrow('There is no file');
});
