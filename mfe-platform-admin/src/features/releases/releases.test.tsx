import { screen, waitFor, within } from '@testing-library/react';
import { failure } from 'mfe-shared/testing';
import { audienceOf } from './audience';
import { healthOf } from './build-health';
import {
  at,
  card,
  composition,
  dialog,
  library,
  live,
  next,
  old,
  open,
  overview,
  storefront,
} from './open-releases';

describe('the releases page', () => {
  it('shows for each part the live build, when and by whom it went live, and its failures', async () => {
    await open();
    const part = await card();
    expect(part.getByText('Live', { selector: 'p', exact: false })).toHaveTextContent(
      /^Live bbbbbbb 1\.4\.0-f00dca · .* by pat@larder\.test$/,
    );
    expect(part.getByRole('img')).toHaveAccessibleName(
      'Who gets what of mfe-storefront: bbbbbbb: 90%, Healthy; ccccccc: 10%, Failing',
    );
    const row = within(part.getAllByText('bbbbbbb').at(-1)?.closest('tr') as HTMLElement);
    expect(row.getByText(/^Ran on the platform with 3 sets of other builds in 1\.9 s, /)).toBeInTheDocument();
    expect(row.getByText(/^12 pages opened in a browser in 7\.3 s, /)).toBeInTheDocument();
    for (const figure of ['12,040', '1.9 s', '740 ms', '90%', 'Live', 'Healthy'])
      expect(row.getAllByText(figure).length).toBeGreaterThan(0);
    expect(document.title).toBe('Releases');
    expect(part.getAllByText('Healthy')[0]).toHaveAttribute('data-color', 'success');
    expect(part.getAllByText('Failing')[0]).toHaveAttribute('data-color', 'error');
  });

  it('shows builds that nobody gets only on demand', async () => {
    const { user } = await open();
    const part = await card();
    expect(part.queryByText('aaaaaaa')).not.toBeInTheDocument();
    await user.click(part.getByRole('button', { name: '1 other build' }));
    expect(part.getByText('aaaaaaa')).toBeInTheDocument();
  });

  it('says why a build was demoted and links to its errors', async () => {
    const page = `/platform-admin/releases/errors?remote=mfe-storefront&build=${next}`;
    const notice = {
      ...{ kind: 'build_demoted', count: 1, firstAt: at, lastAt: at, page, mayDismiss: true },
      id: '0199a000-0000-7000-8000-00000000000d',
      values: { remote: 'mfe-storefront', build: next, instead: live },
      why: { code: 'failed', values: { visitors: 5, minutes: 10 } },
    };
    const other = { ...notice, id: '0199a000-0000-7000-8000-00000000000e', kind: 'past_due' };
    await open({ 'GET /platform-notices': { items: [other, notice] } });
    expect(
      await screen.findByText('mfe-storefront ccccccc failed and was demoted; bbbbbbb is live again.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/it failed for 5 visitors within 10 min\.$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Errors of mfe-storefront' })).toHaveAttribute('href', page);
    expect(screen.queryByText(/past due/)).not.toBeInTheDocument();
  });

  it('shows an empty state before the first release, and offers to try again after a failure', async () => {
    let broken = true;
    const { user } = await open({
      'GET /releases/overview': () => (broken ? failure(500, 'INTERNAL') : overview({ parts: [] })),
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    broken = false;
    await user.click(retry);
    expect(await screen.findByText('Nothing is released yet')).toBeInTheDocument();
  });

  it.each([
    [0, 0, 'unknown'],
    [0, 3, 'failing'],
    [10_000, 9, 'good'],
    [10_000, 10, 'watch'],
    [10_000, 100, 'failing'],
  ])('a build of %i pages and %i errors is shown as %s', (pages, errors, health) => {
    expect(healthOf({ pages, errors })).toBe(health);
  });
});

it('a part is rolled back by one button, and the message names the build that is live then', async () => {
  const { user, requests } = await open({
    'GET /releases/overview': overview({ parts: [storefront({ rollouts: [] })] }),
    'POST /compositions/rollback': composition({ 'mfe-storefront': old }),
    'POST /compositions': composition({ 'mfe-storefront': live }),
  });
  await user.click((await card()).getByRole('button', { name: 'Back to aaaaaaa' }));
  expect(await screen.findByText('mfe-storefront is back on aaaaaaa.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/compositions/rollback',
    body: { remote: 'mfe-storefront' },
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(requests.find(({ path }) => path === '/compositions')?.body).toEqual({
      parts: { 'mfe-storefront': live },
    }),
  );
});

it('the parts that a build would break can go live in the same step', async () => {
  const reason = 'mfe-storefront bbbbbbbbbbbb needs mfe-shared ^2.0.0; there would be 3.0.0.';
  let tries = 0;
  const { user, requests } = await open({
    'GET /releases/overview': overview({ parts: [storefront({ rollouts: [] }), library] }),
    'POST /compositions': () => {
      tries += 1;
      return tries === 1
        ? failure(409, 'RELEASE_REFUSED', [{ field: 'mfe-storefront', message: reason }])
        : composition({});
    },
  });
  const part = await card('mfe-shared');
  await user.click(part.getByRole('button', { name: '1 other build' }));
  await user.click(part.getByRole('button', { name: 'Actions for ccccccc' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make live for everyone' }));
  const asked = await dialog(/Make mfe-shared ccccccc live/);
  await user.click(asked.getByRole('button', { name: 'Make live for everyone' }));
  expect(await asked.findByRole('alert')).toHaveTextContent(reason);
  await user.selectOptions(
    within(asked.getByRole('region', { name: 'Move these too' })).getByLabelText('mfe-storefront'),
    next,
  );
  await user.click(asked.getByRole('button', { name: 'Make all of these live' }));
  expect(await screen.findByText('mfe-shared ccccccc is live.')).toBeInTheDocument();
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
    parts: { 'mfe-storefront': next, 'mfe-shared': next },
  });
});

it('a build is withdrawn only with a reason', async () => {
  const { user, requests } = await open({ 'POST /releases/:remote/:build/withdraw': { success: true } });
  const part = await card();
  await user.click(part.getByRole('button', { name: 'Actions for bbbbbbb' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  const asked = await dialog(/Withdraw mfe-storefront bbbbbbb/);
  expect(asked.getByText(/aaaaaaa goes live in its place/)).toBeInTheDocument();
  await user.click(asked.getByRole('button', { name: 'Withdraw' }));
  expect(await asked.findByText('This is needed.')).toBeInTheDocument();
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(asked.getByLabelText('Reason'), 'Prices are wrong');
  await user.click(asked.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('mfe-storefront bbbbbbb is withdrawn.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    path: `/releases/mfe-storefront/${live}/withdraw`,
    body: { reason: 'Prices are wrong' },
  });
});

it('withdrawing the only build of a part says which pages disappear', async () => {
  const { user } = await open({
    'GET /releases/overview': overview({ parts: [{ ...library, remote: 'mfe-reports', optional: true }] }),
  });
  await user.click((await card('mfe-reports')).getByRole('button', { name: 'Actions for bbbbbbb' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  const asked = await dialog(/Withdraw mfe-reports/);
  expect(asked.getByText(/the pages of mfe-reports are removed with it/)).toBeInTheDocument();
});

it('a build whose only failure came before a page was counted is failing', () => {
  expect(healthOf({ pages: 0, errors: 1 })).toBe('failing');
  expect(healthOf({ pages: 0, errors: 0 })).toBe('unknown');
});

it('a rollout to the last ring goes to all stores', () => {
  const rings = { first: 1, early: 2, everyone: 30 };
  const to = (ring: 'early' | 'everyone') => audienceOf({ ring, tenantIds: null }, rings);
  expect(to('early')).toEqual({ key: 'audience.early', count: 3 });
  expect(to('everyone')).toEqual({ key: 'audience.all', count: 33 });
});

describe('the release settings', () => {
  it('set what is demanded of a build and when a failing one is demoted, and refuse what is no number', async () => {
    const { user, requests } = await open({ 'PUT /releases/settings': { success: true } }, '/settings');
    const visitors = await screen.findByLabelText('Visitors with errors');
    await user.clear(visitors);
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A whole number from 1 to 10000.')).toBeInTheDocument();
    await user.type(visitors, '8');
    await user.click(screen.getByLabelText('Require that pages have been opened in a browser'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
        demandBrowserCheck: true,
        demoteOn: true,
        demoteAfterVisitors: 8,
        demoteWithinMinutes: 10,
        version: 3,
      }),
    );
  });

  it('that somebody else saved meanwhile are shown beside what was typed, and saved over the newest version', async () => {
    const theirs = { ...overview().settings, demoteWithinMinutes: 30, demoteAfterVisitors: 9, version: 4 };
    let stored = overview();
    const { user, requests } = await open(
      {
        'GET /releases/overview': () => stored,
        'PUT /releases/settings': ({ body }) => {
          const isLate = (body as typeof theirs).version !== 4;
          stored = overview({ settings: theirs });
          return isLate ? failure(409, 'VERSION_CONFLICT') : { ...(body as typeof theirs), version: 5 };
        },
      },
      '/settings',
    );
    const visitors = await screen.findByLabelText('Visitors with errors');
    await user.clear(visitors);
    await user.type(visitors, '8');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const both = within(await screen.findByRole('group', { name: 'Visitors with errors' }));
    expect(both.getByRole('button', { name: /9$/ })).toHaveAttribute('aria-pressed', 'false');
    expect(both.getByRole('button', { name: /8$/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('spinbutton', { name: 'Within minutes' })).toHaveValue(30);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(requests.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
        ...theirs,
        demoteAfterVisitors: 8,
      }),
    );
  });

  it('count the stores of each ring', async () => {
    await open({}, '/settings');
    expect(await screen.findByText('30 stores')).toBeInTheDocument();
    expect(screen.getByText('1 store')).toBeInTheDocument();
  });
});

it('a rollback that ended rollouts has no undo, because they would not come back', async () => {
  const { user } = await open({ 'POST /compositions/rollback': composition({ 'mfe-storefront': old }) });
  await user.click((await card()).getByRole('button', { name: 'Back to aaaaaaa' }));
  expect(await screen.findByText('mfe-storefront is back on aaaaaaa.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
