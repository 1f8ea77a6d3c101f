import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { callApi, hostUrl } from './hosts.ts';
import { demoPassword, signIn } from './sign-in.ts';

const email = 'reader@larder.test';

/** What changes nothing on the platform: views, files, dialogs to look at, and the reader's own things. */
const harmless = [
  /^(English|Deutsch|Français|Language|Dark|Light|Theme|Menu|Account|Reader|Skip to content)/,
  /^(Sort|Filter|Columns|Views?|Save view|Save as CSV|Export|Search|Clear|Retry|Check|Chart|Table|Today|Compare)/,
  /^(Next|Previous|Page|Rows|More|All|Select|Close|Copy|Show|Hide|Collapse|Expand|\d+)/,
];

type Session = { token: string };
type Named = { id: string; name: string };

/** An operator whose role reads everything and writes nothing. */
async function addReader(): Promise<void> {
  const { body: admin } = await callApi<Session>(undefined, '/platform/admin/login', {
    method: 'POST',
    body: { email: 'platform@larder.test', password: demoPassword },
  });
  const as = { token: admin.token };
  const { body: known } = await callApi<{ key: string }[]>(undefined, '/operator-permissions', as);
  const permissions = known.map(({ key }) => key).filter((key) => key.startsWith('read_'));
  const { body: role } = await callApi<Named>(undefined, '/operator-roles', {
    ...{ ...as, method: 'POST' },
    body: { name: 'Reader', description: '', permissions },
  });
  await callApi(undefined, '/operators', {
    ...{ ...as, method: 'POST' },
    body: { name: 'Reader', email, roleId: role.id },
  });
  const { body: outbox } = await callApi<{ items: Named[] }>(undefined, `/mails?q=${email}`, as);
  const { body: mail } = await callApi<{ body: string }>(undefined, `/mails/${outbox.items[0]?.id}`, as);
  const token = /token=([\w-]+)/.exec(mail.body)?.[1];
  const { status } = await callApi(undefined, '/auth/reset-password', {
    ...{ method: 'POST', body: { token, password: demoPassword } },
  });
  expect(status).toBe(200);
}

/** The same page of another thing is not walked twice. */
const kindOf = (path: string) => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id').replace(/\?.*/, '');

async function linksOf(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href^="/platform-admin"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.filter((href) => !/\/auth\/|logout/.test(href));
}

test('an operator who may only read is offered nothing that changes something, on any page', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await addReader();
  const refused: string[] = [];
  page.on('response', (reply) => {
    if (reply.status() === 403)
      refused.push(`${kindOf(new URL(page.url()).pathname)}: ${reply.request().method()} ${reply.url()}`);
  });
  await signIn(page, `${hostUrl()}/platform-admin/auth/login`, email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = new Set<string>();
  const waiting = ['/platform-admin/dashboard'];
  const offered: string[] = [];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const kind = kindOf(path);
    if (seen.has(kind)) continue;
    seen.add(kind);
    await page.goto(hostUrl() + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    waiting.push(...(await linksOf(page)));
    for (const menu of await page
      .getByRole('main')
      .getByRole('button', { name: /^Actions/ })
      .all()) {
      await menu.click();
      const items = await page.getByRole('menuitem').allInnerTexts();
      offered.push(
        ...items.filter((name) => !/^(Errors|See errors)/.test(name)).map((name) => `${kind}: ${name}`),
      );
      await page.keyboard.press('Escape');
    }
    // The own profile is the reader's.
    if (kind === '/platform-admin/profile') continue;
    const names = await page
      .getByRole('main')
      .locator('button:enabled:visible, a[href$="/add"]:visible, a[href$="/edit"]:visible')
      .evaluateAll((all) =>
        all.map((one) => (one.getAttribute('aria-label') || one.textContent || '').trim() || one.outerHTML),
      );
    offered.push(
      ...names
        .filter((name) => !harmless.some((words) => words.test(name)))
        .map((name) => `${kind}: ${name}`),
    );
  }
  process.stdout.write(`${seen.size} pages: ${[...seen].join(' ')}\n`);
  expect(seen.size).toBeGreaterThan(20);
  expect({ refused, offered: [...new Set(offered)] }).toEqual({ refused: [], offered: [] });
});
