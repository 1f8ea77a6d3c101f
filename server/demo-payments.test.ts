import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../api/src/platform/config.ts';
import { loadConfig } from '../api/src/platform/config.ts';
import { findServerFiles } from '../scripts/build/server-files.ts';
import { isForDemoProvider, startDemoProvider } from './demo-payments.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-provider-'));
});
afterAll(() => rm(folder, { recursive: true }));

const configOf = (changes: Partial<Config> = {}): Config => ({
  ...loadConfig({ DATA_DIR: folder, PORT: '4321' }),
  ...changes,
});

it.each<[string, Partial<Config>]>([
  ['in production', { NODE_ENV: 'production' }],
  ['in a process of the API alone', { ROLE: 'api' }],
  ['beside another provider', { STRIPE_API_URL: 'https://api.stripe.com' }],
])('the provider of the demo is not started %s', async (_where, changes) => {
  expect(await startDemoProvider(configOf(changes))).toBeNull();
});

it('the files of the demo’s payment provider are not among those of production', () => {
  const { files } = findServerFiles(join(import.meta.dirname, '..'));
  expect(files).toContain('server/demo-payments.ts');
  expect(files.filter((file) => file.includes('demo/payments'))).toEqual([]);
});

it('browsers load the demo payment provider’s script from the platform’s own host and port', async () => {
  const demo = await startDemoProvider(configOf());
  expect(demo?.config.STRIPE_SCRIPT_URL).toBe('http://localhost:4321/demo-payments/script.js');
  expect(isForDemoProvider('/demo-payments/script.js')).toBe(true);
  expect(isForDemoProvider('/demo-payments-of-a-store')).toBe(false);
  await demo?.close();
});
