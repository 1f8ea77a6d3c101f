import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkProvenance, writeProvenance } from './provenance.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'larder-provenance-'));
const at = (file: string) => join(folder, file);
const newKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    secret: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    open: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
};
const [builder, stranger] = [newKey(), newKey()];
const made = { startedOn: new Date(), builder: 'https://ci.example/larder' };

beforeEach(() => {
  mkdirSync(at('server'), { recursive: true });
  mkdirSync(at('node_modules/pg'), { recursive: true });
  writeFileSync(at('package-lock.json'), '{}');
  writeFileSync(at('node_modules/pg/index.js'), 'connect();');
  symlinkSync('../server', at('node_modules/api'));
  writeFileSync(at('server/main.js'), 'run();');
  writeProvenance(folder, { ...made, commit: 'c0ffee', key: builder.secret });
});
afterEach(() => {
  for (const file of ['server', 'node_modules', '.env']) rmSync(at(file), { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a built folder passes the check of its attestation, also with a server’s settings in it', () => {
  writeFileSync(at('.env'), 'PORT=8080');
  expect(checkProvenance(folder, { key: builder.open, commit: 'c0ffee' })).toEqual([]);
});

it('a file of a build, of a package too, that was changed, added or taken away is named', () => {
  writeFileSync(at('server/main.js'), 'runOther();');
  writeFileSync(at('server/more.js'), '');
  rmSync(at('package-lock.json'));
  writeFileSync(at('node_modules/pg/index.js'), 'connectElsewhere();');
  rmSync(at('node_modules/api'));
  symlinkSync('/tmp', at('node_modules/api'));
  expect(checkProvenance(folder, { key: builder.open })).toEqual([
    'package-lock.json is missing',
    'node_modules/api was changed',
    'node_modules/pg/index.js was changed',
    'server/main.js was changed',
    'server/more.js was not built',
  ]);
});

it('a build’s attestation by somebody else, by nobody, or of another commit is not accepted', () => {
  const unsigned = ['The attestation is not signed with this key.'];
  expect(checkProvenance(folder, { key: stranger.open })).toEqual(unsigned);
  expect(checkProvenance(folder, { commit: 'decade' })).toEqual(['It was built of c0ffee.']);
  writeProvenance(folder, { ...made, commit: undefined, key: undefined });
  expect(checkProvenance(folder, { key: builder.open })).toEqual(unsigned);
  expect(checkProvenance(folder, {})).toEqual([]);
});

it('npm run check-build names what differs and exits with 1', async () => {
  const run = () => promisify(execFile)('npm', ['run', 'check-build', '--', folder], { cwd: root });
  expect((await run()).stdout).toContain('is as it was built');
  writeFileSync(at('server/main.js'), 'runOther();');
  await expect(run()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('server/main.js was changed'),
  });
});
