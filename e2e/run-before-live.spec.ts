import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { platformAt } from '../scripts/release/platform-client.ts';
import { releaseParts } from '../scripts/release/release-parts.ts';
import { callApi, hostUrl } from './hosts.ts';
import { remakeBuild } from './remade-builds.ts';
import { demoPassword } from './sign-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'larder-run-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Edits = NonNullable<Parameters<typeof remakeBuild>[2]>;
type Release = { said: string; build: string; seconds: number };

/** Releases a changed build of these sources to everybody or, if it works, to nobody yet. */
async function release(part: string, edits: Edits, live = true): Promise<Release> {
  const platform = platformAt(hostUrl());
  const made = remakeBuild(part, folder, edits);
  const credentials = { email: 'platform@larder.test', password: demoPassword };
  const { body } = await callApi<{ token: string }>(undefined, '/platform/admin/login', {
    method: 'POST',
    body: credentials,
  });
  try {
    const { steps } = await releaseParts({
      ...{ platform, parts: [made], way: live ? { live } : {}, commit: undefined },
      ...{ tokenFor: () => body.token, checked: Promise.resolve(), log: () => {} },
    });
    return { said: 'released', build: made.build, seconds: steps.run / 1_000 };
  } catch (error) {
    return { said: (error as Error).message, build: made.build, seconds: 0 };
  } finally {
    await platform.close();
  }
}

const before = (code: string) => (text: string) => code + text;
const after = (code: string) => (text: string) => `${text};${code}`;
/** The global of a back office's container. */
const container = /larder_mfe_store_admin_[0-9a-f]{12}/;

const broken: [what: string, part: string, edits: Edits, said: RegExp][] = [
  [
    'throws when it starts',
    'mfe-store-admin',
    { 'entry.js': before('throw new Error("boom");') },
    /mfe-store-admin BUILD fails at entry.js beside shell .*: Error: boom/,
  ],
  [
    'loops when it is loaded',
    'mfe-platform-admin',
    { 'entry.js': before('while (true) {}') },
    /mfe-platform-admin BUILD loops or never ends loading at entry.js beside .*; it was stopped after 5 s/,
  ],
  [
    'never ends loading',
    'mfe-store-admin',
    {
      'entry.js': (text) =>
        `${text};${container.exec(text)?.[0]} = { init() {}, get: () => new Promise(() => {}) };`,
    },
    /mfe-store-admin BUILD loops or never ends loading at .\/routes/,
  ],
  [
    'misses an export that a live part uses',
    'mfe-shared',
    {
      'server.cjs': after(
        'const { useText, ...door } = module.exports.door; module.exports = { ...module.exports, door };',
      ),
    },
    /mfe-storefront [0-9a-f]{12} fails at \/ beside .*mfe-shared BUILD: TypeError: .*useText.* is not a function/,
  ],
  [
    'paints nothing',
    'shell',
    {
      'server.cjs': after(
        'const { render } = module.exports; module.exports = { render: async (page) => ({ ...(await render(page)), html: "<main></main>" }) };',
      ),
    },
    /mfe-storefront [0-9a-f]{12} paints nothing at \/ beside shell BUILD/,
  ],
];

for (const [what, part, edits, said] of broken)
  test(`a build that ${what} is refused when it is published, with part, page and reason`, async () => {
    const refused = await release(part, edits);
    expect(refused.said).toMatch(new RegExp(said.source.replace('BUILD', refused.build)));
    const plan = await callApi<{ live: { parts: Record<string, string> } }>(undefined, '/releases/plan');
    expect(plan.body.live.parts[part]).not.toBe(refused.build);
  });

test('a build of each part that works runs beside what is live in less than 15 seconds', async () => {
  for (const part of ['mfe-storefront', 'mfe-store-admin', 'mfe-platform-admin', 'mfe-shared', 'shell']) {
    const { said, seconds } = await release(part, {}, false);
    process.stdout.write(`${part}: the run took ${seconds.toFixed(1)} s\n`);
    expect(said).toBe('released');
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(15);
  }
});
