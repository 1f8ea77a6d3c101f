import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { wholeList } from 'mfe-shared/backoffice';
import type { Handlers } from 'mfe-shared/testing';
import { failure, platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import type { Archive } from './archives.queries';

const storeId = '0199a000-0000-7000-8000-000000000001';
const archive = (changes: Partial<Archive> = {}): Archive => ({
  ...{ id: '0199a000-0000-7000-8000-000000000009', kind: 'export', reason: 'asked', status: 'done' },
  ...{ storeId, storeName: 'Fresh Corner', storeSlug: 'fresh', step: '', doneRows: 5_000, totalRows: 5_000 },
  ...{
    problem: null,
    problemAbout: '',
    bytes: 12_400_000,
    exportedAt: null,
    madeSlug: null,
    slugTaken: false,
  },
  ...{ storeTaken: false, expiresAt: '2026-05-08T10:00:00.000Z', requestedBy: 'pat@platform.test' },
  ...{ createdAt: '2026-05-01T10:00:00.000Z', finishedAt: '2026-05-01T10:01:00.000Z' },
  ...changes,
});
const store = {
  ...{ id: storeId, slug: 'fresh', name: 'Fresh Corner', status: 'active', suspendedReason: '' },
  ...{ ownerEmail: 'owner@fresh.test', domains: ['fresh.localhost'], ring: 'everyone' },
  createdAt: '2026-01-01T10:00:00.000Z',
};

const open = (items: Archive[], handlers: Handlers = {}, path = '') =>
  renderRoutes(createRoutes, {
    path: `/platform-admin/archives${path}`,
    handlers: {
      'GET /archives': wholeList(items),
      'GET /tenants/:id': store,
      'GET /tenants/:id/removal': { removeAt: null, because: null, reason: '' },
      ...handlers,
    },
    session: platformAdmin(),
    translations: loadTranslations,
    host: 'platform',
  });
type Page = Awaited<ReturnType<typeof open>>;
const sent = ({ requests }: Page, method: string) => requests.find((request) => request.method === method);
const rowOf = async (text: string | RegExp) =>
  within((await screen.findByText(text)).closest('tr') as HTMLElement);

it('the list of archives says what was done with which store, how far it is, and why it failed', async () => {
  await open([
    archive({ id: 'a', status: 'running', doneRows: 1_200, bytes: null, expiresAt: null }),
    archive({ id: 'b', kind: 'import', status: 'failed', problem: 'audit_chain', bytes: null }),
  ]);
  const running = await rowOf('1,200 of 5,000 rows');
  expect(running.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '24');
  expect(running.queryByRole('button')).not.toBeInTheDocument();
  expect(await screen.findByText('The chain of its audit log is broken.')).toBeInTheDocument();
});

it('the list of archives keeps search, order and page in the URL', async () => {
  const page = await open([archive()], {}, '?q=fresh&sort=createdAt&page=2');
  await screen.findByRole('table');
  expect(page.requests.find(({ path }) => path === '/archives')?.params).toEqual({
    ...{ page: 2, limit: 20, sort: 'createdAt', q: 'fresh' },
  });
});

it('an archive that waits for its turn offers nothing to do', async () => {
  await open([archive({ status: 'waiting', bytes: null, expiresAt: null })]);
  expect((await rowOf(/Waiting/)).queryByRole('button')).not.toBeInTheDocument();
});

it('a store is exported from its page, and its file is loaded by a link that is asked for', async () => {
  const page = await open(
    [archive()],
    {
      'POST /archives': archive({ status: 'waiting' }),
      'POST /archives/:id/link': {
        path: '/api/archives/x/file?token=y',
        expiresAt: '2026-05-01T10:05:00.000Z',
      },
    },
    `/${storeId}`,
  );
  expect((await screen.findAllByText(/12.4 MB, until/)).length).toBeGreaterThan(0);
  await page.user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(sent(page, 'POST')?.body).toEqual({ storeId }));
  const clicked: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(
    this: HTMLAnchorElement,
  ) {
    clicked.push(this.getAttribute('href') ?? '');
  });
  await page.user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(clicked).toEqual(['/api/archives/x/file?token=y']));
  click.mockRestore();
});

it('a store is restored only by whoever types its address', async () => {
  const page = await open(
    [archive()],
    { 'POST /archives/:id/restore': archive({ kind: 'restore' }) },
    `/${storeId}`,
  );
  await page.user.click(await screen.findByRole('button', { name: 'Restore' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.type(dialog.getByLabelText(/^Type fresh to go on/), 'bakehouse');
  await page.user.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await dialog.findByText('This is not the address of the store.')).toBeInTheDocument();
  expect(sent(page, 'POST')).toBeUndefined();
  await page.user.clear(dialog.getByLabelText(/^Type fresh to go on/));
  await page.user.type(dialog.getByLabelText(/^Type fresh to go on/), 'fresh');
  await page.user.click(dialog.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(sent(page, 'POST')?.body).toEqual({ slug: 'fresh' }));
});

it('a sandbox gets an address, and an owner with a password', async () => {
  const page = await open(
    [],
    { 'POST /archives/clone': archive({ kind: 'clone', status: 'waiting' }) },
    `/${storeId}`,
  );
  await page.user.click(await screen.findByRole('button', { name: 'Make a sandbox' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Make a sandbox' }));
  expect(await dialog.findByText('At least ten characters.')).toBeInTheDocument();
  await page.user.clear(dialog.getByLabelText(/^E-mail of its owner/));
  await page.user.type(dialog.getByLabelText(/^E-mail of its owner/), 'pat@platform.test');
  await page.user.type(dialog.getByLabelText(/^Password of its owner/), 'Try-things-1');
  await page.user.click(dialog.getByRole('button', { name: 'Make a sandbox' }));
  await waitFor(() =>
    expect(sent(page, 'POST')?.body).toEqual({
      ...{ storeId, slug: 'fresh-sandbox', name: 'Fresh Corner (sandbox)' },
      ...{ ownerEmail: 'pat@platform.test', ownerPassword: 'Try-things-1' },
    }),
  );
});

it('an uploaded archive is imported under another address when its own is taken', async () => {
  const uploaded = archive({ kind: 'import', status: 'uploaded', slugTaken: true });
  const page = await open([uploaded], {
    'POST /archives/:id/import': archive({ kind: 'import', status: 'waiting' }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('The address fresh is taken here. Choose another one.')).toBeInTheDocument();
  await page.user.type(dialog.getByLabelText(/^Address/), 'fresh-two');
  await page.user.click(dialog.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(sent(page, 'POST')?.body).toEqual({ slug: 'fresh-two' }));
});

it('a file that is no archive is refused with a sentence', async () => {
  const details = [{ field: 'file', message: 'not_an_archive' }];
  await open([], { 'POST /archives/upload': () => failure(400, 'VALIDATION', details) });
  fireEvent.change(await screen.findByLabelText('Upload an archive', { selector: 'input' }), {
    target: { files: [new File(['x'], 'x.zip')] },
  });
  expect(await screen.findByText('This file is no archive of a store.')).toBeInTheDocument();
});

it('the page of a store says when it is deleted', async () => {
  await open(
    [],
    { 'GET /tenants/:id/removal': { removeAt: '2026-06-01T00:00:00.000Z', because: 'inactive', reason: '' } },
    `/${storeId}`,
  );
  expect(await screen.findByText(/^This store will be deleted on/)).toBeInTheDocument();
});
