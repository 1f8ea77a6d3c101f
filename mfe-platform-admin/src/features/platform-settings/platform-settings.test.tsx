import { screen, within } from '@testing-library/react';
import type { PlatformAdminSetting } from 'api';
import { failure, platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';

const stored: PlatformAdminSetting = {
  platform_title: 'Pantry',
  platform_description: '',
  platform_url: '',
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  favicon: '',
  reserved_names: ['help'],
  mail_sender: '',
  mail_closing: {},
  maintenance_from: '2026-12-01T08:00:00.000Z',
  maintenance_until: '2026-12-01T09:00:00.000Z',
  maintenance_message: {},
  version: 3,
  always_reserved: ['www', 'api'],
};

const platform = {
  ...{ platform_title: 'Pantry', platform_description: '', platform_url: '', google_analytic_status: false },
  ...{ meta_title: 'Pantry', meta_description: '', favicon: '/favicon.ico' },
};
type Options = Parameters<typeof renderRoutes>[1];

const open = (handlers: Options['handlers'] = {}, settings: NonNullable<Options['settings']> = {}) =>
  renderRoutes(createRoutes, {
    path: '/platform-admin/settings',
    handlers: {
      'GET /settings/platform-admin': stored,
      'GET /settings/platform': platform,
      'GET /settings/platform-seo': platform,
      ...handlers,
    },
    settings,
    session: platformAdmin(),
    translations: loadTranslations,
    host: 'platform',
  });

it('platform settings are saved over the version that was read; names are one a line, times as they were', async () => {
  const { user, requests } = await open({
    'PUT /settings/platform-admin': () => ({ status: 200, body: { ...stored, version: 4 } }),
  });
  const names = await screen.findByLabelText(/More reserved addresses/);
  expect(names).toHaveValue('help');
  expect(screen.getByText('www')).toBeInTheDocument();
  await user.type(names, '\nStatus');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  const put = requests.find(({ method }) => method === 'PUT');
  const { always_reserved: _, ...rest } = stored;
  expect(put?.body).toEqual({ ...rest, reserved_names: ['help', 'status'] });
});

it('the section of search engines shows the landing page as they show it', async () => {
  const seo = { ...platform, meta_title: 'Pantry, for grocers', meta_description: 'Shops of your own' };
  await open({ 'GET /settings/platform-seo': seo });
  const preview = await screen.findByRole('group', { name: 'In search results, as it is saved' });
  expect(await within(preview).findByText('Pantry, for grocers')).toBeInTheDocument();
  expect(within(preview).getByText('Shops of your own')).toBeInTheDocument();
});

it('a preview of search results that did not load says so, and is loaded again', async () => {
  let isDown = true;
  const { user } = await open({
    'GET /settings/platform-seo': () => (isDown ? failure(403, 'FORBIDDEN') : platform),
  });
  const preview = within(await screen.findByRole('group', { name: 'In search results, as it is saved' }));
  const failed = within(await preview.findByRole('alert'));
  isDown = false;
  await user.click(failed.getByRole('button', { name: 'Retry' }));
  expect(await preview.findByText(platform.meta_title)).toBeInTheDocument();
});

it('a reserved name that no store could have is refused before it is sent', async () => {
  const { user, requests } = await open();
  await user.type(await screen.findByLabelText(/More reserved addresses/), '\nno_store');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText(/“no_store” cannot be an address/)).toBeInTheDocument();
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
});

it('a platform setting that the server refuses says so at its field, in words', async () => {
  const { user } = await open({
    'PUT /settings/platform-admin': failure(400, 'VALIDATION', [
      { field: 'maintenance_until', message: 'before_start' },
    ]),
  });
  await user.type(await screen.findByLabelText(/^Sender’s name/), 'Pantry');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('It has to end after it begins.')).toBeInTheDocument();
});

it('a test mail is said to be kept without a mail server', async () => {
  const { user } = await open({
    'POST /settings/platform-admin/test-mail': { recipient: 'pat@larder.test', isSent: false },
  });
  await user.click(await screen.findByRole('button', { name: 'Send me a test mail' }));
  expect(await screen.findByText(/There is no mail server: the mail to pat@larder.test/)).toBeInTheDocument();
});

it('the cache is cleared and what is saved is checked, and the page says how it went', async () => {
  const { user, requests } = await open({
    'POST /settings/cache/clear': { success: true },
    'POST /settings/validate/:type': {
      valid: false,
      errors: [{ field: 'maintenance_until', message: 'before_start' }],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Clear the cache' }));
  expect(await screen.findByText(/Every server has dropped/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check the settings' }));
  expect(await screen.findByText('Ends: It has to end after it begins.')).toBeInTheDocument();
  const check = requests.find(({ path }) => path === '/settings/validate/platform');
  expect(check?.body).not.toHaveProperty('always_reserved');
});

it('the times of a maintenance are shown by the clock of the operator’s browser', async () => {
  // An hour ahead of UTC.
  const clock = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60);
  await open();
  expect(await screen.findByDisplayValue('2026-12-01T09:00')).toHaveAttribute('name', 'maintenance_from');
  clock.mockRestore();
});

describe('a maintenance in the frame of a back office', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const announced = (from: number, until: number) => ({
    platform: {
      ...platform,
      maintenance: { from: inHours(from), until: inHours(until), message: { en: 'No orders meanwhile.' } },
    },
  });

  it.each([
    ['is announced before it begins', 1, 2, /Maintenance is planned for/],
    ['is told while it lasts', -1, 1, /We are working on the platform until/],
  ])('%s', async (_, from, until, text) => {
    await open({}, announced(from, until));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText(/No orders meanwhile/)).toBeInTheDocument();
  });

  it('is not mentioned when it is over', async () => {
    await open({}, announced(-2, -1));
    await screen.findByLabelText(/More reserved addresses/);
    expect(screen.queryByText(/No orders meanwhile/)).not.toBeInTheDocument();
  });
});
