import { screen, waitFor, within } from '@testing-library/react';
import type { ErrorGroup, RemoteError, RemoteNumbers } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';

const build = 'bbbbbbbbbbbb';
const error: RemoteError = {
  id: '0199a000-0000-7000-8000-000000000001',
  storeId: 's1',
  storeName: 'Fresh Corner',
  remote: 'mfe-storefront',
  build,
  composition: 'eeeeee-bbbbbb',
  phase: 'render',
  message: 'Cannot read properties of undefined',
  stack: 'at cut (https://fresh.test/mfe/mfe-storefront/bbbbbbbbbbbb/routes.js:1:2000)',
  browser: 'Firefox 140',
  path: '/cart',
  visitor: 'v1',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const group: ErrorGroup = {
  ...{ remote: 'mfe-storefront', build, phase: 'render', fingerprint: '0123456789abcdef' },
  ...{ label: '1.4.2-3f2a1c', message: error.message, path: '/cart', count: 1_204, visitors: 37 },
  ...{ browsers: ['Firefox 140', 'Safari 18'], stores: ['Fresh Corner'], compositions: ['eeeeee-bbbbbb'] },
  ...{ firstAt: '2026-11-19T10:00:00.000Z', lastAt: '2026-11-20T10:00:00.000Z' },
};
const measured = (p75: number) => ({ count: 10, mean: p75, p75, p95: p75 * 2 });
const numbers: RemoteNumbers = {
  remote: 'mfe-storefront',
  build,
  storeId: null,
  storeName: null,
  pages: 1_204,
  errors: 3,
  load: measured(740),
  bytes: measured(214_000),
  lcp: measured(1_890),
  inp: null,
  cls: measured(25),
  fcp: null,
  ttfb: null,
};
const part = { remote: 'mfe-storefront', live: null, lastGood: null, builds: [{ build }], rollouts: [] };
const list = <Item,>(items: Item[]) => ({ items, totalDoc: items.length, page: 1, pages: 1 });

const open = (path: string, handlers: Handlers = {}) =>
  renderRoutes(createRoutes, {
    path: `/platform-admin/releases/${path}`,
    handlers: {
      'GET /releases/overview': { parts: [part], rings: {}, settings: {} },
      'GET /telemetry/errors': list([error]),
      'GET /telemetry/error-groups': list([group]),
      'GET /telemetry/numbers': { items: [numbers] },
      'GET /tenants': list([{ id: 's1', name: 'Fresh Corner' }]),
      ...handlers,
    },
    session: platformAdmin(),
    translations: loadTranslations,
    host: 'platform',
  });
const lastAsked = (page: Awaited<ReturnType<typeof open>>, path: string) =>
  page.requests.findLast((request) => request.path === path)?.params;

describe('the errors of builds', () => {
  it('are listed in groups with part, build, phase, count, visitors, browsers and time', async () => {
    await open('errors');
    const row = within((await screen.findByText(error.message)).closest('tr') as HTMLElement);
    for (const text of ['1.4.2-3f2a1c', 'rendering', '1,204', '37', 'Firefox 140, Safari 18', /Nov 20, 2026/])
      expect(row.getAllByText(text).length).toBeGreaterThan(0);
  });

  it('open beside the list with their stack, stores, compositions, first and last time', async () => {
    const page = await open('errors?remote=mfe-storefront');
    await page.user.click(await screen.findByRole('link', { name: new RegExp(error.message) }));
    const drawer = within(
      await screen.findByRole('dialog', { name: 'Error of mfe-storefront 1.4.2-3f2a1c' }),
    );
    expect(await drawer.findByText(error.stack)).toBeInTheDocument();
    for (const text of [
      '1,204',
      'Fresh Corner',
      'eeeeee-bbbbbb',
      /Nov 19, 2026/,
      /\/cart · Fresh Corner · Firefox 140/,
    ])
      expect(drawer.getByText(text)).toBeInTheDocument();
    expect(lastAsked(page, '/telemetry/errors')).toEqual({
      ...{ remote: 'mfe-storefront', build, fingerprint: group.fingerprint, limit: 10 },
    });
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(page.router.state.location.search).toBe('?remote=mfe-storefront'));
    expect(page.router.state.location.pathname).toBe('/platform-admin/releases/errors');
  });

  it('are filtered by part and build in the URL', async () => {
    const page = await open(`errors?remote=mfe-storefront&build=${build}`);
    await screen.findByText(error.message);
    expect(lastAsked(page, '/telemetry/error-groups')).toEqual({
      page: 1,
      limit: 20,
      sort: 'newest',
      remote: 'mfe-storefront',
      build,
    });
    expect(screen.getByLabelText('Build')).toHaveDisplayValue('bbbbbbb');
    await page.user.selectOptions(screen.getByLabelText('Build'), 'Any');
    await waitFor(() => expect(page.router.state.location.search).toBe('?remote=mfe-storefront'));
  });

  it('show an empty state when there are none', async () => {
    await open('errors', { 'GET /telemetry/error-groups': list([]) });
    expect(await screen.findByText('No errors')).toBeInTheDocument();
  });
});

describe('the numbers of builds', () => {
  it('are shown with the 75th percentile of their pages', async () => {
    const page = await open('numbers');
    const row = within(
      (await screen.findByText('bbbbbbb', { selector: 'code' })).closest('tr') as HTMLElement,
    );
    for (const text of ['1,204', '1.9 s', '740 ms', '0.025', '214 kB'])
      expect(row.getByRole('cell', { name: text })).toBeInTheDocument();
    expect(lastAsked(page, '/telemetry/numbers')).toEqual({});
  });

  it('are filtered by days and store in the URL', async () => {
    const page = await open('numbers');
    await page.user.click(await screen.findByRole('link', { name: '30 days' }));
    await page.user.click(screen.getByRole('switch', { name: 'Each store by itself' }));
    await waitFor(() => expect(lastAsked(page, '/telemetry/numbers')).toEqual({ days: '30', by: 'store' }));
    expect(screen.getByRole('columnheader', { name: 'Store' })).toBeInTheDocument();
    await page.user.selectOptions(screen.getByLabelText('Store'), 'Fresh Corner');
    await waitFor(() =>
      expect(lastAsked(page, '/telemetry/numbers')).toEqual({ days: '30', by: 'store', storeId: 's1' }),
    );
  });
});
