import { screen } from '@testing-library/react';
import type { Handlers } from 'mfe-shared/testing';
import { failure, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';

const open = (path: string, handlers: Handlers = {}) =>
  renderRoutes(createRoutes, {
    path,
    handlers: { 'GET /sign-ups/slugs/:slug': { free: true }, ...handlers },
    translations: loadTranslations,
    host: 'platform',
  });

async function fillIn({ user }: Awaited<ReturnType<typeof open>>) {
  await user.type(await screen.findByLabelText(/Name of the store/), 'Müller & Söhne');
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
  expect(await screen.findByRole('heading', { name: 'Müller & Söhne is open' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to my back office' })).toHaveAttribute(
    'href',
    'http://muller-sohne.localhost/admin/auth/login',
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
  });
});

it('the store sign-up asks to look for the mail when its link opens the store', async () => {
  const page = await open('/auth/signup', { 'POST /sign-ups': { status: 202, body: { confirm: true } } });
  await fillIn(page);
  expect(await screen.findByText(/sent a link to mia@example.test/)).toBeInTheDocument();
});

it('the store sign-up says that an address is taken while it is typed', async () => {
  const page = await open('/auth/signup', { 'GET /sign-ups/slugs/:slug': { free: false } });
  await page.user.type(await screen.findByLabelText(/Name of the store/), 'Fresh');
  expect(await screen.findByText('This address is taken.')).toBeInTheDocument();
});

it('the store sign-up keeps what was typed when the address was taken meanwhile', async () => {
  const page = await open('/auth/signup', { 'POST /sign-ups': failure(409, 'SLUG_TAKEN') });
  await fillIn(page);
  expect((await screen.findAllByText('This address is taken.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/Your name/)).toHaveValue('Mia Müller');
});

it('the link of the sign-up mail opens the store once', async () => {
  const page = await open('/auth/verify-request?token=a-token-of-the-mail', {
    'POST /sign-ups/confirm': { status: 201, body: { host: 'muller-sohne.localhost' } },
  });
  expect(await screen.findByRole('heading', { name: 'Your store is open' })).toBeInTheDocument();
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
