import { screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from 'mfe-shared/testing';
import { failure, renderRoutes, tenantAdmin } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { noNotifications } from '../../testing/fixtures';
import type { StoreArchive, StoreRemoval } from './archives.queries';

const archive = (changes: Partial<StoreArchive> = {}): StoreArchive => ({
  ...{ id: '0199a000-0000-7000-8000-000000000009', kind: 'export', reason: 'asked', status: 'done' },
  ...{ storeId: null, storeName: 'Fresh Corner', storeSlug: 'fresh', step: '', doneRows: 10, totalRows: 10 },
  ...{
    problem: null,
    problemAbout: '',
    bytes: 12_400_000,
    exportedAt: null,
    madeSlug: null,
    slugTaken: false,
  },
  ...{ storeTaken: false, expiresAt: '2026-05-08T10:00:00.000Z', requestedBy: 'owner@fresh.test' },
  ...{ createdAt: '2026-05-01T10:00:00.000Z', finishedAt: '2026-05-01T10:01:00.000Z' },
  ...changes,
});

const open = (items: StoreArchive[], handlers: Handlers = {}, permissions = ['export_store']) =>
  renderRoutes(createRoutes, {
    path: '/admin/archives',
    handlers: {
      'GET /notification': noNotifications,
      'GET /store-archives': { items },
      'GET /store-removal': { removeAt: null, because: null, reason: '' },
      ...handlers,
    },
    session: tenantAdmin({ permissions }),
    translations: loadTranslations,
  });

it('the owner makes an archive of the store, and sees how far it is', async () => {
  let items: StoreArchive[] = [];
  const { user, requests } = await open([], {
    'GET /store-archives': () => ({ items }),
    'POST /store-archives': () => {
      items = [archive({ status: 'running', bytes: null, doneRows: 400, totalRows: 1_600 })];
      return items[0];
    },
  });
  expect(await screen.findByText('There is no archive yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Create an archive' }));
  expect(await screen.findByText('400 of 1,600 rows')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByRole('button', { name: 'Create an archive' })).toBeDisabled();
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('an archive is loaded by a link that is asked for', async () => {
  const { user, requests } = await open([archive()], {
    'POST /store-archives/:id/link': {
      path: '/api/archives/x/file?token=y',
      expiresAt: '2026-05-01T10:05:00.000Z',
    },
  });
  const clicked: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(
    this: HTMLAnchorElement,
  ) {
    clicked.push(this.getAttribute('href') ?? '');
  });
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(clicked).toEqual(['/api/archives/x/file?token=y']));
  click.mockRestore();
  expect(requests.some(({ path }) => path.endsWith('/link'))).toBe(true);
});

it('a store that will be deleted says when', async () => {
  const removal = { removeAt: '2026-06-01T00:00:00.000Z', because: 'inactive', reason: '' };
  await open([], { 'GET /store-removal': removal });
  expect(await screen.findByText(/^This store will be deleted on/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take it back' })).not.toBeInTheDocument();
});

it('a deletion that operators decided shows their reason, and the owner cannot take it back', async () => {
  const removal = {
    removeAt: '2026-06-01T00:00:00.000Z',
    because: 'operator',
    reason: 'Sells forbidden things',
  };
  await open([], { 'GET /store-removal': removal }, ['export_store', 'delete_store']);
  expect(await screen.findByText(/Their reason: Sells forbidden things/)).toBeInTheDocument();
  for (const name of ['Take it back', 'Delete this store'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('an owner deletes the store by typing its address, and the password after a while; and takes it back', async () => {
  let removal: StoreRemoval = { removeAt: null, because: null, reason: '' };
  const { user, requests } = await open(
    [],
    {
      'GET /store-removal': () => removal,
      'POST /store-removal': ({ body }: { body: unknown }) => {
        if (!(body as { password?: string }).password) return failure(409, 'PASSWORD_NEEDED');
        removal = { removeAt: '2026-06-01T00:00:00.000Z', because: 'owner', reason: '' };
        return removal;
      },
      'DELETE /store-removal': () => {
        removal = { removeAt: null, because: null, reason: '' };
        return removal;
      },
    },
    ['export_store', 'delete_store'],
  );
  await user.click(await screen.findByRole('button', { name: 'Delete this store' }));
  const dialog = within(await screen.findByRole('dialog'));
  const go = dialog.getByRole('button', { name: 'Delete this store' });
  await user.type(dialog.getByLabelText('Type fresh to confirm'), 'fres');
  expect(go).toBeDisabled();
  await user.type(dialog.getByLabelText('Type fresh to confirm'), 'h');
  await user.click(go);
  await user.type(await dialog.findByLabelText('Your password'), 'correct horse');
  await user.click(go);
  expect(await screen.findByText(/because its owner asked for it/)).toBeInTheDocument();
  const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([{ slug: 'fresh' }, { slug: 'fresh', password: 'correct horse' }]);
  expect(screen.queryByRole('button', { name: 'Delete this store' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByRole('button', { name: 'Delete this store' })).toBeInTheDocument();
});

it('staff who may only export the store are not offered to delete it', async () => {
  await open([]);
  expect(await screen.findByText('There is no archive yet.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete this store' })).not.toBeInTheDocument();
});

it('staff without the permission do not reach the page of archives', async () => {
  await open([archive()], {}, ['write_settings']);
  expect(await screen.findByText('You have no access here')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
});
