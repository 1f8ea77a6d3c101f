import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type * as NextAuth from 'next-auth/react';
import webpack from 'webpack';
import { hostUrl } from './hosts.ts';
import { demoPassword } from './sign-in.ts';

// The page's own policy lets in no script of a test.
test.use({ bypassCSP: true });

/** The published client of next-auth 4 as one script, which leaves it at `window.client`. */
async function clientScript(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-client-'));
  const compiler = webpack({
    mode: 'production',
    target: 'web',
    entry: 'next-auth/react',
    context: join(import.meta.dirname, '..'),
    output: { path: folder, filename: 'client.js', library: { name: 'client', type: 'window' } },
    performance: { hints: false },
    // Frameworks give it settings here; it needs none.
    plugins: [new webpack.DefinePlugin({ 'process.env': '({})' })],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
    return await readFile(join(folder, 'client.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('the published client of next-auth 4 signs in and out', async ({ page }) => {
  await page.goto(`${hostUrl('fresh')}/auth/login`);
  await page.addScriptTag({ content: await clientScript() });
  const seen = await page.evaluate(async (password) => {
    const { client } = window as unknown as { client: typeof NextAuth };
    const credentials = { redirect: false as const, email: 'ben@fresh.test', callbackUrl: '/checkout' };
    const before = await client.getSession();
    const providers = Object.keys((await client.getProviders()) ?? {});
    const refused = await client.signIn('credentials', { ...credentials, password: 'wrong' });
    const entered = await client.signIn('credentials', { ...credentials, password });
    const session = await client.getSession();
    const left = await client.signOut({ redirect: false, callbackUrl: '/' });
    return { before, providers, refused, entered, session, left, after: await client.getSession() };
  }, demoPassword);

  expect(seen).toEqual({
    before: null,
    providers: ['credentials', 'oidc'],
    refused: { ok: false, status: 401, error: 'CredentialsSignin', url: null },
    entered: { ok: true, status: 200, error: null, url: `${hostUrl('fresh')}/checkout` },
    session: expect.objectContaining({ user: expect.objectContaining({ email: 'ben@fresh.test' }) }),
    left: { url: `${hostUrl('fresh')}/` },
    after: null,
  });
});
