import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failure } from 'mfe-shared/testing';
import {
  build,
  card,
  composition,
  dialog,
  library,
  live,
  next,
  old,
  open,
  overview,
  rollout,
  storefront,
} from './open-releases';

describe('a running rollout', () => {
  it('changes its share when the slider is released, and the message can undo it', async () => {
    let share = rollout.share;
    const { user, requests } = await open({
      'GET /releases/overview': () =>
        overview({ parts: [storefront({ rollouts: [{ ...rollout, share }] })] }),
      'PUT /rollouts/:id': ({ body }) => {
        share = (body as { share: number }).share;
        return { status: 200, body: { ...rollout, share } };
      },
    });
    const slider = (await card()).getByRole('slider', { name: 'Share of ccccccc' });
    expect(slider).toHaveAttribute('aria-valuetext', '10% of the visitors');
    fireEvent.pointerDown(slider);
    fireEvent.change(slider, { target: { value: '2500' } });
    fireEvent.pointerUp(window);
    expect(
      await screen.findByText('mfe-storefront ccccccc goes to 25% of the visitors.'),
    ).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/rollouts/${rollout.id}`,
      body: { share: 2_500 },
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(share).toBe(1_000));
    await waitFor(() => expect(slider).toHaveValue('1000'));
  });

  it('takes a typed share up to 100%, and saves it on Enter only', async () => {
    const { user, requests } = await open({ 'PUT /rollouts/:id': { status: 200, body: rollout } });
    const field = (await card()).getByRole('spinbutton', { name: 'Share of ccccccc in percent' });
    await user.clear(field);
    await user.type(field, '150{Enter}');
    expect(await screen.findByText('10% now, 15% not saved yet')).toBeInTheDocument();
    expect(field).toHaveAccessibleDescription('0 to 100 %');
    await user.clear(field);
    await user.type(field, '12.5');
    expect(await screen.findByText('10% now, 12.5% not saved yet')).toBeInTheDocument();
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ share: 1_250 }),
    );
  });

  it('shows a refusal at its own place', async () => {
    const { user } = await open({
      'PUT /rollouts/:id': failure(409, 'RELEASE_REFUSED', [
        { field: 'mfe-storefront', message: 'mfe-storefront cccccccccccc is demoted.' },
      ]),
    });
    const field = (await card()).getByRole('spinbutton');
    await user.clear(field);
    await user.type(field, '50{Enter}');
    const item = within(screen.getByRole('listitem', { name: 'Rollout of ccccccc' }));
    expect(await item.findByRole('alert')).toHaveTextContent('mfe-storefront cccccccccccc is demoted.');
  });

  it('is stopped at once and can be started again for the same visitors', async () => {
    const ofStores = { ...rollout, ring: 'early' as const, tenantIds: ['s1'] };
    const { user, requests } = await open({
      'GET /releases/overview': overview({ parts: [storefront({ rollouts: [ofStores] })] }),
      'PUT /rollouts/:id': { status: 200, body: { ...rollout, status: 'stopped' } },
      'POST /rollouts': { status: 201, body: rollout },
    });
    await user.click((await card()).getByRole('button', { name: 'Stop' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
        remote: 'mfe-storefront',
        build: next,
        share: 1_000,
        ring: 'early',
        tenantIds: ['s1'],
      }),
    );
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'stopped' });
  });

  it('goes live after a confirmation', async () => {
    const { user, requests } = await open({
      'PUT /rollouts/:id': { status: 200, body: { ...rollout, status: 'finished' } },
    });
    await user.click((await card()).getByRole('button', { name: 'Finish' }));
    await user.click((await dialog(/live\?/)).getByRole('button', { name: 'Make live for everyone' }));
    expect(await screen.findByText('mfe-storefront ccccccc is live.')).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'finished' });
  });
});

it('a rollout whose build would break a part goes live together with a build that fits', async () => {
  const withdrawn = build('dddddddddddd', { status: 'withdrawn', publishedAt: '2026-11-22T10:00:00.000Z' });
  const shared = { ...library, builds: [...library.builds, withdrawn] };
  const { user, requests } = await open({
    'GET /releases/overview': overview({ parts: [storefront(), shared] }),
    'PUT /rollouts/:id': failure(409, 'RELEASE_REFUSED', [{ field: 'mfe-shared', message: 'needs ^3.0.0' }]),
    'POST /compositions': composition({}),
  });
  await user.click((await card()).getByRole('button', { name: 'Finish' }));
  const asked = await dialog(/live\?/);
  await user.click(asked.getByRole('button', { name: 'Make live for everyone' }));
  const choice = await asked.findByLabelText('mfe-shared');
  expect([...choice.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', next]);
  await user.click(asked.getByRole('button', { name: 'Make all of these live' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      parts: { 'mfe-storefront': next, 'mfe-shared': next },
    }),
  );
});

describe('a new rollout', () => {
  it('has a build and a share, and starts now or later', async () => {
    const { user, requests } = await open({ 'POST /rollouts': { status: 201, body: rollout } });
    await user.click((await card()).getByRole('button', { name: 'Start a rollout' }));
    const form = await dialog(/Start a rollout of mfe-storefront/);
    await user.selectOptions(form.getByLabelText('Build'), next);
    fireEvent.change(form.getByRole('slider'), { target: { value: '2000' } });
    expect(form.getByRole('spinbutton')).toHaveValue(20);
    await user.selectOptions(form.getByLabelText('For whom'), 'First and early rings (3 stores)');
    fireEvent.change(form.getByLabelText(/^Starts/), { target: { value: '2027-01-02T08:30' } });
    await user.click(form.getByRole('button', { name: 'Start' }));
    expect(await screen.findByText(/ccccccc is on its way to 20% of the visitors/)).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      remote: 'mfe-storefront',
      build: next,
      share: 2_000,
      ring: 'early',
      tenantIds: null,
      startsAt: new Date('2027-01-02T08:30').toISOString(),
    });
  });

  it('does not start with a share that is no percentage', async () => {
    const { user, requests } = await open({ 'POST /rollouts': { status: 201, body: rollout } });
    await user.click((await card()).getByRole('button', { name: 'Start a rollout' }));
    const form = await dialog(/Start a rollout of mfe-storefront/);
    const field = form.getByRole('spinbutton');
    for (const wrong of ['150', '-1']) {
      await user.clear(field);
      await user.type(field, wrong);
      await user.click(form.getByRole('button', { name: 'Start' }));
      expect(field).toHaveAccessibleDescription('0 to 100 %');
    }
    await user.clear(field);
    await user.click(form.getByRole('button', { name: 'Start' }));
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(field, '5');
    await user.click(form.getByRole('button', { name: 'Start' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ share: 500 }),
    );
  });

  it('is limited to stores chosen by name, at least one', async () => {
    const stores = [{ id: 's1', name: 'Fresh Corner' }];
    const { user, requests } = await open({
      'POST /rollouts': { status: 201, body: rollout },
      'GET /tenants': { items: stores, totalDoc: 1, page: 1, pages: 1 },
    });
    await user.click((await card()).getByRole('button', { name: 'Start a rollout' }));
    const form = await dialog(/Start a rollout/);
    await user.selectOptions(form.getByLabelText('For whom'), 'Chosen stores');
    await user.click(form.getByRole('button', { name: 'Start' }));
    expect(await form.findByText('Choose at least one store.')).toBeInTheDocument();
    await user.click(await form.findByLabelText('Fresh Corner'));
    await user.click(form.getByRole('button', { name: 'Start' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ tenantIds: ['s1'] }),
    );
  });

  it('offers the builds from the one that was published last', async () => {
    const newer = build(next, { publishedAt: '2026-11-21T10:00:00.000Z' });
    const part = storefront({ builds: [build(old), newer, build(live)] });
    const { user } = await open({ 'GET /releases/overview': overview({ parts: [part] }) });
    await user.click((await card()).getByRole('button', { name: 'Start a rollout' }));
    const list = (await dialog(/Start a rollout/)).getByLabelText('Build');
    expect(list).toHaveValue(next);
    expect([...list.querySelectorAll('option')].map(({ value }) => value)).toEqual([next, old]);
  });

  it('explains how to publish a build when there is no other', async () => {
    const only = storefront({ builds: [build(live, { share: 10_000 })], rollouts: [], lastGood: null });
    const { user } = await open({ 'GET /releases/overview': overview({ parts: [only] }) });
    const part = await card();
    expect(part.queryByRole('button', { name: /Back to/ })).not.toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'Start a rollout' }));
    expect(
      (await dialog(/Start a rollout/)).getByText(/npm run release -- mfe-storefront/),
    ).toBeInTheDocument();
  });
});
