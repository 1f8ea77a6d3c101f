import { screen, waitFor } from '@testing-library/react';
import type { Handlers } from 'mfe-shared/testing';
import { renderRoutes, tenantAdmin } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { noNotifications } from '../../testing/fixtures';
import type { StoreArchive } from './archives.queries';

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
      'GET /store-removal': { removeAt: null },
      ...handlers,
    },
    session: tenantAdmin({ permissions }),
    translations: loadTranslations,
  });

it('the owner writes an archive, and sees how far it is', async () => {
  let items: StoreArchive[] = [];
  const { user, requests } = await open([], {
    'GET /store-archives': () => ({ items }),
    'POST /store-archives': () => {
      items = [archive({ status: 'running', bytes: null, doneRows: 400, totalRows: 1_600 })];
      return items[0];
    },
  });
  expect(await screen.findByText('There is no archive yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Write an archive' }));
  expect(await screen.findByText('400 of 1,600 rows')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByRole('button', { name: 'Write an archive' })).toBeDisabled();
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
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function follow() {
    clicked.push(this.getAttribute('href') ?? '');
  };
  try {
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(clicked).toEqual(['/api/archives/x/file?token=y']));
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
  expect(requests.some(({ path }) => path.endsWith('/link'))).toBe(true);
});

it('a store that will be deleted says when', async () => {
  await open([], { 'GET /store-removal': { removeAt: '2026-06-01T00:00:00.000Z' } });
  expect(await screen.findByText(/^This store will be deleted on/)).toBeInTheDocument();
});

it('staff without the right do not reach the page', async () => {
  await open([archive()], {}, ['write_settings']);
  expect(await screen.findByText('You have no access here')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
});
