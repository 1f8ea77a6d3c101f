import { screen, waitFor, within } from '@testing-library/react';
import type { Composition } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { failure, platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { partChanges } from './part-changes';

const set = (id: string, storefront: string, changes: Partial<Composition> = {}): Composition => ({
  id,
  parts: { shell: 'eeeeeeeeeeee', 'mfe-storefront': storefront },
  reason: { code: 'wentLive', values: { builds: `mfe-storefront ${storefront}` } },
  setBy: 'pat@larder.test',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const now = set('now', 'bbbbbbbbbbbb');
const before = set('before', 'aaaaaaaaaaaa', { createdAt: '2026-11-19T09:00:00.000Z' });
const list = (items: Composition[]) => ({ items, totalDoc: items.length, page: 1, pages: 1 });

const open = (handlers: Handlers = {}) =>
  renderRoutes(createRoutes, {
    path: '/platform-admin/releases/compositions',
    handlers: { 'GET /compositions': list([now, before]), ...handlers },
    session: platformAdmin(),
    translations: loadTranslations,
    host: 'platform',
  });

it('the history of compositions lists when, by whom and why each went live, and what it changed', async () => {
  await open();
  const row = within((await screen.findByText('mfe-storefront bbbbbbb live')).closest('tr') as HTMLElement);
  expect(row.getByText('bbbbbbb').closest('li')).toHaveTextContent('mfe-storefront bbbbbbb');
  expect(row.queryByText(/^shell/)).not.toBeInTheDocument();
  expect(row.getByRole('cell', { name: 'pat@larder.test' })).toBeInTheDocument();
  expect(row.getByText('Live')).toBeInTheDocument();
  const tabs = within(screen.getByRole('navigation', { name: 'Releases' }));
  expect(tabs.getByRole('link', { name: 'History' })).toHaveAttribute('aria-current', 'page');
});

it('restoring a composition first shows what it changes', async () => {
  const { user, requests } = await open({ 'POST /compositions/:id/restore': before });
  await user.click(await screen.findByRole('button', { name: /^Restore the set of/ }));
  const asked = within(await screen.findByRole('dialog', { name: /^Restore the set of Nov 19/ }));
  expect(asked.getByRole('list', { name: 'Changed' })).toHaveTextContent('mfe-storefront: bbbbbbb → aaaaaaa');
  await user.click(asked.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('The set is live again.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.path).toBe('/compositions/before/restore');
});

it('restoring a composition leaves parts that came later as they are', async () => {
  const later = set('now', 'bbbbbbbbbbbb', { parts: { ...now.parts, 'mfe-reports': 'ffffffffffff' } });
  const { user } = await open({ 'GET /compositions': list([later, before]) });
  await user.click(await screen.findByRole('button', { name: /^Restore the set of/ }));
  const asked = within(await screen.findByRole('dialog', { name: /^Restore the set of Nov 19/ }));
  expect(asked.getByRole('list', { name: 'Changed' })).toHaveTextContent(
    /^mfe-storefront: bbbbbbb → aaaaaaa$/,
  );
});

it('a rollback to the composition before shows why it was refused', async () => {
  const message = 'There is no set before this one that could be live.';
  const reason = { code: 'noSetBefore', values: {} };
  const { user, requests } = await open({
    'POST /compositions/rollback': failure(409, 'RELEASE_REFUSED', [{ field: 'parts', message, reason }]),
  });
  await user.click(await screen.findByRole('button', { name: 'Back to the set before' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Go back to the set before?' }));
  await user.click(asked.getByRole('button', { name: 'Back to the set before' }));
  expect(await asked.findByRole('alert')).toHaveTextContent(
    'There is no set before this one that could be live',
  );
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({});
});

it('the first composition of a later page is not the live one, and can be restored', async () => {
  await open({ 'GET /compositions': { ...list([now, before]), totalDoc: 12, page: 2, pages: 2 } });
  expect(await screen.findAllByRole('button', { name: /^Restore the set of/ })).toHaveLength(2);
  expect(screen.queryByText('Live')).not.toBeInTheDocument();
});

it('the history of compositions offers no rollback when it has one', async () => {
  await open({ 'GET /compositions': list([now]) });
  expect(await screen.findByText('Live')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Back to/ })).not.toBeInTheDocument();
});

it('the history of compositions explains what will be listed when it is empty, and offers no rollback', async () => {
  await open({ 'GET /compositions': list([]) });
  expect(await screen.findByText('Nothing has been live yet')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Back to/ })).not.toBeInTheDocument());
});

it('the changes between compositions include added and removed parts', () => {
  expect(partChanges({ parts: { a: '1', c: '1' } }, { parts: { a: '1', b: '1' } })).toEqual([
    { remote: 'b', build: null, before: '1' },
    { remote: 'c', build: '1', before: null },
  ]);
});
