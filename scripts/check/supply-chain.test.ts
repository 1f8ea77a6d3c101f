import { join } from 'node:path';
import type { Locked } from './supply-chain.ts';
import { judgeInstalled, judgeLockfile, judgeWorkspaces, supplyChain } from './supply-chain.ts';

const good: Locked = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };
const judge = (locked: Locked, scripts = {}) =>
  judgeLockfile({ 'node_modules/a/node_modules/@of/b': locked }, scripts, () => undefined);

it('the packages of this project keep the rules of the supply chain', async () => {
  expect(await supplyChain.run(join(import.meta.dirname, '../..'))).toEqual([]);
});

it.each([
  ['without a hash', { ...good, integrity: undefined }, '@of/b has no hash'],
  ['from an address', { ...good, resolved: 'https://evil.example/b.tgz' }, 'comes from https://evil.example'],
  ['that runs a script', { ...good, hasInstallScript: true }, 'runs a script'],
  ['of another licence', { ...good, license: 'GPL-3.0' }, 'has the licence GPL-3.0'],
  [
    'of one licence that is allowed and one that is not',
    { ...good, license: '(MIT AND GPL-3.0)' },
    'GPL-3.0',
  ],
  ['without a licence', { ...good, license: undefined }, 'has the licence of nobody'],
])('a package %s is a finding', (_which, locked, says) => {
  expect(judge(locked as Locked)).toEqual([expect.stringContaining(says)]);
});

it('a named script, a development tool under any licence, and two free licences are no finding', () => {
  expect(judge({ ...good, hasInstallScript: true }, { '@of/b': false })).toEqual([]);
  expect(judge({ ...good, license: 'MPL-2.0', dev: true })).toEqual([]);
  expect(judge({ ...good, license: '(MIT OR CC0-1.0)' })).toEqual([]);
});

it('a package that is installed in another version than the lockfile has is named', () => {
  const lockfile = {
    'node_modules/a': good,
    'node_modules/b': good,
    'node_modules/c': { ...good, optional: true },
  };
  const installed = { 'node_modules/a': good, 'node_modules/b': { ...good, version: '0.9.0' } };
  expect(judgeInstalled(lockfile, installed)).toEqual([expect.stringMatching(/^npm install: b differ/)]);
});

it('a workspace whose version is another in the lockfile is named', () => {
  const lockfile = { '': { version: '0.1.0' }, 'mfe-a': { version: '1.1.0' }, 'node_modules/b': good };
  const versions: Record<string, string> = { '': '0.1.0', 'mfe-a': '1.2.0' };
  expect(judgeWorkspaces(lockfile, (path) => versions[path])).toEqual([
    'npm install: mfe-a is 1.1.0 in the lockfile',
  ]);
});
