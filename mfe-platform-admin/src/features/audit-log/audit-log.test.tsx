import { screen, waitFor, within } from '@testing-library/react';
import type { AuditEntry } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { failure, platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';

const store = '0199a000-0000-7000-8000-000000000009';
const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '0199a000-0000-7000-8000-000000000001',
  seq: 7,
  actorName: 'owner@fresh.test',
  actorKind: 'staff',
  source: 'server',
  action: 'staff.role',
  tenantId: store,
  tenantName: 'Fresh Corner',
  details: { email: 'cora@fresh.test', change: { from: 'Cashier', to: 'Manager' }, added: ['read_stock'] },
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const route = entry({ id: 'b', action: 'PUT /api/products/:id', source: 'client', details: {} });
const list = (items: AuditEntry[]) => ({ items, totalDoc: items.length, page: 1, pages: 1 });

const open = (search: string, handlers: Handlers = {}) =>
  renderRoutes(createRoutes, {
    path: `/platform-admin/audit-log${search}`,
    handlers: {
      'GET /audit-log': list([entry(), route]),
      'GET /audit-log/check': { entries: 1204, brokenAt: null },
      'GET /tenants': {
        items: [{ id: store, name: 'Fresh Corner', slug: 'fresh' }],
        ...{ totalDoc: 1, page: 1, pages: 1 },
      },
      'GET /tenants/:id': { id: store, name: 'Fresh Corner', slug: 'fresh' },
      ...handlers,
    },
    session: platformAdmin(),
    translations: loadTranslations,
    host: 'platform',
  });

it('the audit log lists who did what and where, in words when the action is known', async () => {
  await open('');
  const link = await screen.findByRole('link', { name: /^Person given another role/ });
  const row = within(link.closest('tr') as HTMLElement);
  expect(row.getByRole('cell', { name: 'owner@fresh.test' })).toBeInTheDocument();
  expect(row.getByText('Fresh Corner')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Changed: Products/ })).toBeInTheDocument();
  expect(document.title).toBe('Audit Log');
});

it('the audit log is filtered by store, kind and source in the URL', async () => {
  const page = await open(`?tenantId=${store}&actorKind=staff&q=role`);
  await screen.findByRole('link', { name: /^Person given another role/ });
  await page.user.selectOptions(screen.getByLabelText('Source'), 'Browser');
  await waitFor(() =>
    expect(page.requests.findLast(({ path }) => path === '/audit-log')?.params).toEqual({
      page: 1,
      limit: 20,
      sort: 'newest',
      q: 'role',
      tenantId: store,
      actorKind: 'staff',
      source: 'client',
    }),
  );
  expect(await screen.findByText('Only entries of Fresh Corner')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Show all stores' }));
  await waitFor(() => expect(page.router.state.location.search).not.toContain('tenantId'));
});

it('the audit log’s filter finds one store of thousands while its name is typed', async () => {
  const page = await open('');
  await page.user.type(await screen.findByLabelText('Find a store'), 'fresh');
  const option = await waitFor(() => {
    const found = document.querySelector('datalist option');
    expect(found).toHaveValue('Fresh Corner (fresh)');
    return found;
  });
  expect(page.requests.findLast(({ path }) => path === '/tenants')?.params).toMatchObject({
    ...{ q: 'fresh', limit: 10 },
  });
  const asked = page.requests.filter(({ path }) => path === '/tenants').map(({ params }) => params.q);
  expect(asked).not.toContain('f');
  await page.user.clear(screen.getByLabelText('Find a store'));
  await page.user.type(screen.getByLabelText('Find a store'), option!.getAttribute('value') ?? '');
  await waitFor(() => expect(page.router.state.location.search).toContain(`tenantId=${store}`));
});

it('the days that the audit log is filtered to are in the URL and in the export', async () => {
  const page = await open('?startDate=2026-11-01&endDate=2026-11-30', {
    'GET /audit-log/export': { status: 200, body: 'createdAt' },
  });
  await screen.findByRole('link', { name: /^Person given another role/ });
  const days = { startDate: '2026-11-01', endDate: '2026-11-30' };
  expect(page.requests.findLast(({ path }) => path === '/audit-log')?.params).toMatchObject(days);
  await page.user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(page.requests.findLast(({ path }) => path === '/audit-log/export')?.params).toEqual(days),
  );
});

describe('a fingerprint from a mail', () => {
  const digest = 'a'.repeat(64);
  const compare = async (reply: object) => {
    const page = await open('', { 'GET /audit-log/heads/check': reply });
    await page.user.click(await screen.findByText('Compare with a mail'));
    await page.user.type(screen.getByLabelText('Fingerprint'), 'abc');
    await page.user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(screen.getByText(/has 64 digits/)).toBeInTheDocument();
    await page.user.clear(screen.getByLabelText('Fingerprint'));
    await page.user.type(screen.getByLabelText('Fingerprint'), digest);
    await page.user.click(screen.getByRole('button', { name: 'Compare' }));
    return page;
  };

  it('shows that no end was cut off', async () => {
    await compare({ day: '2026-11-20', chains: 4, brokenAt: null });
    expect(
      await screen.findByText('All 4 logs are as they were on 2026-11-20: no end was cut off.'),
    ).toBeVisible();
  });

  it('shows a log whose end was cut off, and a record that was changed', async () => {
    const cut = { day: '2026-11-20', chains: 4, brokenAt: { tenantId: store, seq: 7 } };
    const page = await compare(cut);
    expect(await screen.findByText(/entry 7 of Fresh Corner/)).toBeVisible();
    page.unmount();
    await compare({ day: null, chains: 0, brokenAt: null });
    expect(await screen.findByText(/There is no such fingerprint/)).toBeVisible();
  });
});

it('the drawer shows all details of an entry of the audit log', async () => {
  const { user, router } = await open('?q=role');
  await user.click(await screen.findByRole('link', { name: /^Person given another role/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Person given another role' }));
  expect(drawer.getByText('change.to').nextElementSibling).toHaveTextContent('Manager');
  expect(drawer.getByText('staff.role')).toBeInTheDocument();
  expect(drawer.queryByText(/is a claim/)).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=role'));
});

it('an entry of the audit log that a browser reported is marked as a claim', async () => {
  await open('?entry=b');
  const drawer = within(await screen.findByRole('dialog', { name: 'Changed: Products' }));
  expect(drawer.getByText(/the rest is a claim/)).toBeInTheDocument();
  expect(drawer.getByText('There are no further details.')).toBeInTheDocument();
});

describe('the check of the audit log’s chain', () => {
  it('reports that no entry was changed or removed', async () => {
    await open('');
    expect(
      await screen.findByText('All 1,204 entries checked: nothing was changed or removed.'),
    ).toBeInTheDocument();
  });

  it('names the entry where the chain is broken', async () => {
    await open('', { 'GET /audit-log/check': { entries: 9, brokenAt: { tenantId: store, seq: 5 } } });
    expect(await screen.findByRole('alert')).toHaveTextContent(/entry 5 of Fresh Corner is missing/);
  });

  it('can be repeated, also after it failed', async () => {
    let broken = true;
    const { user } = await open('', {
      'GET /audit-log/check': () => (broken ? failure(500, 'INTERNAL') : { entries: 1, brokenAt: null }),
    });
    expect(await screen.findByText(/could not be checked/)).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('1 entry checked: nothing was changed or removed.')).toBeInTheDocument();
  });
});
