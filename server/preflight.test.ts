import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertBuilt, assertDatabase, assertPortFree, assertWritable } from './preflight.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-preflight-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the start says in one sentence that the port is in use', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(assertPortFree(port, '')).rejects.toThrow(`Port ${port} is in use`);
  await new Promise((resolve) => other.close(resolve));
  await expect(assertPortFree(port, '')).resolves.toBeUndefined();
});

it('the start names HOST when this machine has no such address', async () => {
  await expect(assertPortFree(40_000, '192.0.2.1')).rejects.toThrow('The setting HOST is wrong');
});

it('the start names the folder it cannot write to', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => assertWritable(join(folder, 'new'), file)).toThrow(`Larder cannot write to ${file}`);
});

it('the start names the parts of every page that have no build', () => {
  mkdirSync(join(folder, 'mfe-shared'));
  writeFileSync(join(folder, 'mfe-shared/current.json'), '{}');
  expect(() => assertBuilt(folder)).toThrow(
    `There is no build of shell in ${folder}: run npm run build:pages first.`,
  );
  mkdirSync(join(folder, 'shell'));
  writeFileSync(join(folder, 'shell/current.json'), '{}');
  expect(() => assertBuilt(folder)).not.toThrow();
});

it('the start says why DATABASE_URL cannot be used, without its password', async () => {
  const attempt = assertDatabase('postgres://someone:secret@127.0.0.1:1/larder');
  await expect(attempt).rejects.toThrow('The database of DATABASE_URL cannot be used: connect ECONNREFUSED');
  await expect(attempt).rejects.not.toThrow('secret');
});
