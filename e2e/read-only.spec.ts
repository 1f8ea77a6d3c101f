import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { callApi, hostUrl } from './hosts.ts';
import { openByLink } from './open-by-link.ts';
import { watchRequests } from './settled.ts';
import { demoPassword, staySignedIn } from './sign-in.ts';
import { test } from './test.ts';

type Session = { token: string };
type Named = { id: string; name: string };

/** Controls that change nothing on the platform: views, files, tabs, and the reader's own things. Headers sort. */
const harmless = [
  /^(English|Deutsch|Français|Language|Dark|Light|Theme|Menu|Account|Reader|Skip to content)/,
  /^(Sort|Filter|Columns|Views?|Save view|Save as CSV|Export|Search|Clear|Retry|Check|Chart|Table|Today|Compare)/,
  /^Save (.* )?as PDF$/,
  /^(Next|Previous|Page|Rows|More|All|Select|Close|Copy|Show|Hide|Collapse|Expand|\d+)/,
];

async function signInAsAdmin(): Promise<Session> {
  const body = { email: 'platform@larder.test', password: demoPassword };
  return (await callApi<Session>(undefined, '/platform/admin/login', { method: 'POST', body })).body;
}

/** Invites an operator with this role, who opens the mail's link. A test that is repeated invites another one. */
async function addOperator(as: Session, name: string, roleId: string): Promise<string> {
  const email = `${name.toLowerCase()}-${test.info().retry}@larder.test`;
  await callApi(undefined, '/operators', {
    ...{ token: as.token, method: 'POST' },
    body: { name: 'Reader', email, roleId },
  });
  const { body: outbox } = await callApi<{ items: Named[] }>(undefined, `/mails?q=${email}`, as);
  const { body: mail } = await callApi<{ body: string }>(undefined, `/mails/${outbox.items[0]?.id}`, as);
  const token = /token=([\w-]+)/.exec(mail.body)?.[1];
  const { status } = await callApi(undefined, '/auth/reset-password', {
    ...{ method: 'POST', body: { token, password: demoPassword } },
  });
  expect(status).toBe(200);
  return email;
}

/** The same page of another thing is not walked twice. */
const kindOf = (path: string) =>
  path
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
    .replace(/(?<=\/errors\/).+/, ':id')
    .replace(/\?.*/, '');

async function linksOf(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href^="/platform-admin"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.filter((href) => !/\/auth\/|logout/.test(href));
}

/** The names of what can be pressed in the page, in its menus too, without what changes nothing. */
async function offersOf(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  const names: string[] = [];
  // The rows of a page have the same menu.
  const menu = main.getByRole('button', { name: /^Actions/ }).first();
  if (await menu.isVisible()) {
    await menu.click();
    const items = await page.getByRole('menuitem').allInnerTexts();
    names.push(...items.filter((name) => !/^(Errors|See errors)/.test(name)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  }
  const buttons = await main
    .locator(
      'button:enabled:visible:not([aria-haspopup="menu"]):not(th *), a[href$="/add"]:visible, a[href$="/edit"]:visible',
    )
    .evaluateAll((all) =>
      all.map((one) => (one.getAttribute('aria-label') || one.textContent || '').trim() || one.outerHTML),
    );
  return [...names, ...buttons].filter((name) => !harmless.some((words) => words.test(name)));
}

/** Follows every link from the dashboard on, those of the newest page first. */
async function walk(page: Page, email: string, look?: (kind: string) => Promise<void>) {
  const settled = watchRequests(page);
  const refused = new Set<string>();
  page.on('response', (reply) => {
    if (reply.status() !== 403) return;
    const { pathname } = new URL(reply.url());
    refused.add(
      `${kindOf(new URL(page.url()).pathname)} asks for ${reply.request().method()} ${kindOf(pathname)}`,
    );
  });
  await staySignedIn(page, undefined, email);
  const seen = new Set<string>();
  const waiting = ['/platform-admin/dashboard'];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    const kind = kindOf(path);
    if (seen.has(kind)) continue;
    seen.add(kind);
    const address = hostUrl() + path;
    if (!(await openByLink(page, address))) await page.goto(address);
    // A drawer beside a list hides what is behind it.
    await expect(page.getByRole('heading').first()).toBeVisible();
    await settled();
    waiting.push(...(await linksOf(page)));
    await look?.(kind);
  }
  process.stdout.write(`${email}: ${seen.size} pages ${[...seen].join(' ')}\n`);
  return { refused: [...refused], pages: seen.size };
}

test('an operator who may only read is offered nothing that changes something, on any page', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const as = await signInAsAdmin();
  const { body: known } = await callApi<{ key: string }[]>(undefined, '/operator-permissions', as);
  const permissions = known.map(({ key }) => key).filter((key) => key.startsWith('read_'));
  const { body: role } = await callApi<Named>(undefined, '/operator-roles', {
    ...{ token: as.token, method: 'POST' },
    body: { name: `Reader ${test.info().retry}`, description: '', permissions },
  });
  const email = await addOperator(as, 'reader', role.id);
  const offered = new Set<string>();
  const { refused, pages } = await walk(page, email, async (kind) => {
    // The own profile is the reader's.
    if (kind === '/platform-admin/profile') return;
    for (const name of await offersOf(page)) offered.add(`${kind}: ${name}`);
  });
  expect(pages).toBeGreaterThan(20);
  expect({ refused, offered: [...offered] }).toEqual({ refused: [], offered: [] });
});

test('pages ask for nothing that the roles of every platform do not allow', async ({ newPage }) => {
  test.setTimeout(300_000);
  const as = await signInAsAdmin();
  const { body: roles } = await callApi<Named[]>(undefined, '/operator-roles', as);
  for (const name of ['Support', 'Billing', 'Releases']) {
    const email = await addOperator(as, name, roles.find((role) => role.name === name)?.id ?? '');
    expect((await walk(await newPage(), email)).refused).toEqual([]);
  }
});
