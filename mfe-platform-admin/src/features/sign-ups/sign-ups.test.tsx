import { screen, waitFor } from '@testing-library/react';
import type { Handlers } from 'mfe-shared/testing';
import { failure, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';

const free = { free: true, reason: null, proposal: null };

const open = (path: string, handlers: Handlers = {}) =>
  renderRoutes(createRoutes, {
    path,
    handlers: {
      'GET /sign-ups/slugs/:slug': free,
      'GET /sign-ups/countries': [
        { code: 'DE', currency: 'EUR', language: 'de', taxRateBp: 700, timeZone: 'Europe/Berlin' },
        { code: 'US', currency: 'USD', language: 'en', taxRateBp: 0, timeZone: 'America/New_York' },
      ],
      ...handlers,
    },
    translations: loadTranslations,
    host: 'platform',
  });

async function fillIn({ user }: Awaited<ReturnType<typeof open>>) {
  await user.type(await screen.findByLabelText(/Name of the store/), 'Müller & Söhne');
  const country = screen.getByLabelText<HTMLSelectElement>(/^Country/);
  if (country.value === '') await user.selectOptions(country, 'Another country');
  await user.type(screen.getByLabelText(/Your name/), 'Mia Müller');
  await user.type(screen.getByLabelText(/mail/), 'mia@example.test');
  await user.type(screen.getByLabelText(/^Password/), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Open my store' }));
}

it('the store sign-up opens a store and leads to its address', async () => {
  const page = await open('/auth/signup', {
    'POST /sign-ups': { status: 201, body: { host: 'muller-sohne.localhost' } },
  });
  await fillIn(page);
  expect(await screen.findByRole('heading', { name: 'Müller & Söhne is ready' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to my back office' })).toHaveAttribute(
    'href',
    'http://muller-sohne.localhost/admin/auth/login?returnUrl=%2Fadmin%2Fstore-setup',
  );
  expect(page.requests.find(({ path }) => path === '/sign-ups')?.body).toEqual({
    name: 'Müller & Söhne',
    slug: 'muller-sohne',
    ownerName: 'Mia Müller',
    ownerEmail: 'mia@example.test',
    ownerPassword: 'correct horse',
    currency: 'EUR',
    language: 'en',
    color: '#1b7f4b',
    catalogue: 'grocery',
  });
});

it('the store sign-up asks to look for the mail when its link opens the store', async () => {
  const page = await open('/auth/signup', { 'POST /sign-ups': { status: 202, body: { confirm: true } } });
  await fillIn(page);
  expect(await screen.findByText(/sent a link to mia@example.test/)).toBeInTheDocument();
});

it('the store sign-up sends its link again, and corrects what was mistyped without typing all of it again', async () => {
  const page = await open('/auth/signup', { 'POST /sign-ups': { status: 202, body: { confirm: true } } });
  await fillIn(page);
  const sent = () => page.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await page.user.click(await screen.findByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText(/Another link is on its way to mia@example.test/)).toBeInTheDocument();
  expect(sent()).toHaveLength(2);
  expect(sent()[1]).toEqual(sent()[0]);
  await page.user.click(screen.getByRole('button', { name: 'Change something' }));
  const address = await screen.findByLabelText(/mail/);
  expect(address).toHaveValue('mia@example.test');
  await page.user.type(address, '.org');
  await page.user.click(screen.getByRole('button', { name: 'Open my store' }));
  expect(await screen.findByText(/sent a link to mia@example.test.org/)).toBeInTheDocument();
});

it.each([
  ['taken', 'Another store has this address.'],
  ['reserved', 'The platform keeps this address for itself.'],
  ['malformed', '3 to 40 lower-case letters, digits and hyphens, starting with a letter.'],
])(
  'the store sign-up says that an address is %s while it is typed, and offers a free one',
  async (reason, said) => {
    const refused = { free: false, reason, proposal: 'fresh-store' };
    const page = await open('/auth/signup', {
      'GET /sign-ups/slugs/:slug': ({ path }: { path: string }) =>
        path.endsWith('fresh-store') ? free : refused,
    });
    await page.user.type(await screen.findByLabelText(/Name of the store/), 'Fresh');
    expect(await screen.findByText(said)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Use fresh-store.localhost' }));
    expect(screen.getByLabelText(/Address/)).toHaveValue('fresh-store');
    expect(await screen.findByText('fresh-store.localhost is free.')).toBeInTheDocument();
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  },
);

it('the store sign-up says nothing of an address while another one is typed', async () => {
  const said = 'Another store has this address.';
  const page = await open('/auth/signup', {
    'GET /sign-ups/slugs/:slug': ({ path }: { path: string }) =>
      path.endsWith('/fresh') ? { free: false, reason: 'taken', proposal: null } : free,
  });
  await page.user.type(await screen.findByLabelText(/Address/), 'fresh');
  expect(await screen.findByText(said)).toBeInTheDocument();
  await page.user.type(screen.getByLabelText(/Address/), 'x');
  expect(screen.queryByText(said)).not.toBeInTheDocument();
});

it('the country of a new store sets its currency and language, and says its tax and time zone', async () => {
  const page = await open('/auth/signup', {
    'POST /sign-ups': { status: 201, body: { host: 'muller-sohne.localhost' } },
  });
  await page.user.selectOptions(await screen.findByLabelText(/^Country/), 'Germany');
  expect(screen.getByLabelText('Currency')).toHaveValue('EUR');
  expect(screen.getByLabelText('Language')).toHaveValue('de');
  expect(screen.getByText(/7% tax on its prices and the time of Europe\/Berlin/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('radio', { name: /A bakery/ }));
  await fillIn(page);
  expect(await screen.findByRole('heading', { name: /is ready/ })).toBeInTheDocument();
  expect(
    page.requests.find(({ path, method }) => path === '/sign-ups' && method === 'POST')?.body,
  ).toMatchObject({
    ...{ country: 'DE', currency: 'EUR', language: 'de', catalogue: 'bakery' },
  });
});

it('the store sign-up asks for the country, and chooses that of the visitor at first', async () => {
  const page = await open('/auth/signup');
  await page.user.click(await screen.findByRole('button', { name: 'Open my store' }));
  expect(await screen.findByText('Choose a country.')).toBeInTheDocument();
  page.unmount();
  const format = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  format.mockReturnValue({ timeZone: 'America/New_York' } as Intl.ResolvedDateTimeFormatOptions);
  await open('/auth/signup');
  await waitFor(() => expect(screen.getByLabelText(/^Country/)).toHaveValue('US'));
  expect(screen.getByLabelText('Currency')).toHaveValue('USD');
  format.mockRestore();
});

it('the store sign-up says that an address was reserved meanwhile', async () => {
  const page = await open('/auth/signup', {
    'POST /sign-ups': failure(409, 'SLUG_TAKEN', [{ field: 'slug', message: 'reserved' }]),
  });
  await fillIn(page);
  expect(await screen.findByText('The platform keeps this address for itself.')).toBeInTheDocument();
});

it('the store sign-up keeps what was typed when the address was taken meanwhile', async () => {
  const page = await open('/auth/signup', { 'POST /sign-ups': failure(409, 'SLUG_TAKEN') });
  await fillIn(page);
  expect(
    (await screen.findAllByText(/Another store has this address|This address is taken/)).length,
  ).toBeGreaterThan(0);
  expect(screen.getByLabelText(/Your name/)).toHaveValue('Mia Müller');
});

it('the link of the sign-up mail opens the store once', async () => {
  const page = await open('/auth/verify-request?token=a-token-of-the-mail', {
    'POST /sign-ups/confirm': { status: 201, body: { host: 'muller-sohne.localhost' } },
  });
  expect(await screen.findByRole('heading', { name: 'Your store is ready' })).toBeInTheDocument();
  expect(page.requests.filter(({ path }) => path === '/sign-ups/confirm')).toHaveLength(1);
});

it('an expired sign-up link offers to start again', async () => {
  await open('/auth/verify-request?token=an-old-token-of-a-mail', {
    'POST /sign-ups/confirm': failure(410, 'LINK_EXPIRED'),
  });
  expect(await screen.findByText('This link has expired or was used before.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/auth/signup');
});

it('the store sign-up leaves an address alone that was typed', async () => {
  const { user } = await open('/auth/signup');
  const address = await screen.findByLabelText(/Address/);
  await user.type(address, 'my-own');
  await user.type(screen.getByLabelText(/Name of the store/), 'Fresh');
  expect(address).toHaveValue('my-own');
});
