import { screen, waitFor, within } from '@testing-library/react';
import type { PlatformNotice } from 'api';
import { platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';

it('the platform’s dashboard counts the stores by state and links each number to its list', async () => {
  const totals: Record<string, number> = { active: 36, preparing: 4, suspended: 2 };
  await renderRoutes(createRoutes, {
    path: '/platform-admin/dashboard',
    host: 'platform',
    session: platformAdmin(),
    translations: loadTranslations,
    handlers: {
      'GET /platform-notices': { items: [] },
      'GET /tenants': ({ params }: { params: Record<string, unknown> }) => ({
        items: [],
        totalDoc: totals[String(params.status)] ?? 43,
        page: 1,
        pages: 1,
      }),
    },
  });
  expect(await screen.findByRole('link', { name: /Suspended/ })).toHaveAttribute(
    'href',
    '/platform-admin/tenants?status=suspended',
  );
  expect(screen.getByText('43')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Preparing/ })).toHaveAttribute(
    'href',
    '/platform-admin/tenants?status=preparing',
  );
});

const since = { firstAt: '2026-07-01T08:00:00.000Z', lastAt: '2026-07-01T08:00:00.000Z' };
const notice = (number: number, given: Partial<PlatformNotice>): PlatformNotice => ({
  ...{
    id: `0199a000-0000-7000-8000-00000000000${number}`,
    kind: 'past_due',
    values: {},
    why: null,
    count: 1,
  },
  ...{ ...since, page: '/platform-admin/billing', mayDismiss: true, ...given },
});
const demotion = notice(1, {
  kind: 'build_demoted',
  values: { remote: 'mfe-shared', build: 'cccccccccccc', instead: 'bbbbbbbbbbbb' },
  why: {
    code: 'failedBeside',
    values: { visitors: 5, minutes: 10, parts: 'mfe-storefront aaaaaaaaaaaa' },
  },
  page: '/platform-admin/releases/errors?remote=mfe-shared&build=cccccccccccc',
});
const others = [
  notice(2, { kind: 'build_failing', values: { remote: 'mfe-shared', build: 'cccccccccccc' } }),
  notice(3, { kind: 'mails_failed', values: { count: 3 }, count: 3 }),
  notice(4, { kind: 'jobs_failed', values: { queue: 'webhooks', count: 1, message: 'no room' } }),
  notice(5, { kind: 'disk_full', values: { machine: 'one', folder: '/data', free: 900, percent: 4 } }),
  notice(6, {
    ...{ kind: 'limit_reached', values: { shop: 'Fresh', slug: 'fresh' } },
    why: { code: 'limit_products', values: { used: 10, limit: 10 } },
  }),
  notice(7, { kind: 'past_due', values: { shop: 'Fresh', slug: 'fresh' }, mayDismiss: false }),
];

/** The dashboard with these notices, and the ids that were dismissed. */
async function openWith(items: PlatformNotice[]) {
  let open = items;
  const dismissed: string[][] = [];
  const { user } = await renderRoutes(createRoutes, {
    path: '/platform-admin/dashboard',
    host: 'platform',
    session: platformAdmin(),
    translations: loadTranslations,
    handlers: {
      'GET /tenants': { items: [], totalDoc: 0, page: 1, pages: 1 },
      'GET /platform-notices': () => ({ items: open }),
      'POST /admin/bulk/platform-notices.dismiss': ({ body }: { body: { items: { id: string }[] } }) => {
        const ids = body.items.map(({ id }) => id);
        dismissed.push(ids);
        open = open.filter(({ id }) => !ids.includes(id));
        return { done: ids.length };
      },
    },
  });
  return { user, dismissed, notices: within(await screen.findByRole('region', { name: 'Notices' })) };
}

it('the platform’s dashboard says which build was demoted, until an operator dismisses it', async () => {
  const { user, notices } = await openWith([demotion]);
  expect(
    notices.getByText('mfe-shared ccccccc failed and was demoted; bbbbbbb is live again.'),
  ).toBeInTheDocument();
  expect(
    notices.getByText(/mfe-storefront aaaaaaa failed beside it for 5 visitors within 10 min\.$/),
  ).toBeInTheDocument();
  expect(notices.getByRole('link', { name: 'Errors of mfe-shared' })).toHaveAttribute('href', demotion.page);
  await user.click(
    notices.getByRole('button', { name: /^Dismiss for all operators: mfe-shared ccccccc failed/ }),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Notices' })).not.toBeInTheDocument());
});

it('every kind of notice says what happened and links to the page that helps', async () => {
  const { user, notices } = await openWith([demotion, ...others]);
  await user.click(notices.getByRole('button', { name: '4 older notices' }));
  for (const text of [
    'mfe-shared ccccccc fails and was left as it is.',
    '3 mails could not be sent within a day.',
    '1 job of webhooks was given up.',
    'A disk of one is almost full: 4 % is free.',
    'Fresh has reached a limit of its plan.',
    'Fresh is past due.',
  ])
    expect(notices.getByText(text)).toBeInTheDocument();
  for (const text of [/“no room”\.$/, /900 MB left in \/data\.$/, /10 of 10 products\.$/])
    expect(notices.getByText(text)).toBeInTheDocument();
  for (const name of ['Failed mails', 'Where they work', 'Stores by the size of their pictures'])
    expect(notices.getByRole('link', { name })).toBeInTheDocument();
  expect(notices.getAllByRole('link', { name: 'Plan of Fresh' })).toHaveLength(2);
});

it('an operator dismisses all notices at once, but for those that others look after', async () => {
  const { user, notices, dismissed } = await openWith([demotion, ...others]);
  expect(notices.queryByRole('button', { name: /Fresh is past due/ })).not.toBeInTheDocument();
  await user.click(notices.getByRole('button', { name: '4 older notices' }));
  await user.click(notices.getByRole('button', { name: 'Dismiss all 6' }));
  await waitFor(() => expect(dismissed).toEqual([[demotion, ...others].slice(0, 6).map(({ id }) => id)]));
  expect(await notices.findByText('Fresh is past due.')).toBeInTheDocument();
});

it('the platform’s dashboard is closed to visitors', async () => {
  const { router } = await renderRoutes(createRoutes, {
    path: '/platform-admin/dashboard',
    host: 'platform',
    translations: loadTranslations,
  });
  await screen.findByRole('heading', { name: 'Platform sign-in' });
  expect(router.state.location.pathname).toBe('/platform-admin/auth/login');
});
