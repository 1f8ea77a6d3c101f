import { screen, within } from '@testing-library/react';
import type { Handlers } from 'mfe-shared/testing';
import { failure, renderRoutes, tenantAdmin } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { noNotifications } from '../../testing/fixtures';

const redirectUri = 'https://fresh.test/admin/auth/provider';
const stored = {
  ...{ issuer: 'https://id.fresh.test', clientId: 'larder', label: 'Fresh ID', domains: ['fresh.test'] },
  ...{ newRoleId: null, providerOnly: false, replacesSecondFactor: false, version: 4 },
};

const open = (handlers: Handlers, role: 'TENANT_ADMIN' | 'ADMIN' = 'TENANT_ADMIN') => {
  const session = tenantAdmin({ permissions: ['read_staff', 'write_staff'] });
  return renderRoutes(createRoutes, {
    path: '/admin/sign-in/provider',
    session: { ...session, user: { ...session.user, role } },
    handlers: {
      'GET /notification': noNotifications,
      'GET /roles': [],
      'GET /sign-in-provider': { provider: null, redirectUri, signedOut: 0 },
      ...handlers,
    },
    translations: loadTranslations,
  });
};
const bodyOf = ({ requests }: Awaited<ReturnType<typeof open>>, method: string) =>
  requests.find((request) => request.method === method)?.body;

it('an owner sets a sign-in provider up, after a test of its address', async () => {
  const page = await open({
    'POST /sign-in-provider/test': ({ body }) =>
      (body as { issuer: string }).issuer.endsWith('.test')
        ? { problem: null, host: 'id.fresh.test' }
        : { problem: 'unknown_host', host: null },
    'PUT /sign-in-provider': { provider: { ...stored, version: 1 }, redirectUri, signedOut: 0 },
  });
  expect(await screen.findByText(redirectUri)).toBeInTheDocument();
  const issuer = screen.getByLabelText('Address of the provider');
  await page.user.type(issuer, 'https://id.fresh.tes');
  await page.user.click(screen.getByRole('button', { name: 'Test the address' }));
  expect(await screen.findByText('There is no such host.')).toBeInTheDocument();
  await page.user.type(issuer, 't');
  expect(screen.queryByText('There is no such host.')).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Test the address' }));
  expect(await screen.findByText(/People sign in at id.fresh.test/)).toBeInTheDocument();
  await page.user.type(screen.getByLabelText('Client ID'), 'larder');
  await page.user.type(screen.getByLabelText('Client secret'), 'secret');
  await page.user.type(screen.getByLabelText('Name on the button'), 'Fresh ID');
  await page.user.type(screen.getByLabelText('E-mail domains'), 'fresh.test{Enter}');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Remove the company sign-in' })).toBeInTheDocument();
  const { version: _, ...settings } = stored;
  expect(bodyOf(page, 'PUT')).toEqual({ ...settings, clientSecret: 'secret', version: 0 });
});

it('the stored secret of a sign-in provider is kept, except for another address', async () => {
  const page = await open({
    'GET /sign-in-provider': { provider: stored, redirectUri, signedOut: 3 },
    'PUT /sign-in-provider': {
      provider: { ...stored, label: 'Our ID', version: 5 },
      redirectUri,
      signedOut: 0,
    },
  });
  const label = await screen.findByLabelText('Name on the button');
  expect(screen.getByLabelText(/^Client secret/)).toHaveValue('');
  await page.user.type(screen.getByLabelText('Address of the provider'), 'x');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This is needed.')).toBeInTheDocument();
  await page.user.type(screen.getByLabelText('Address of the provider'), '{Backspace}');
  await page.user.clear(label);
  await page.user.type(label, 'Our ID');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(bodyOf(page, 'PUT')).toEqual({ ...stored, label: 'Our ID', version: 4 });
});

it('a refused address of a sign-in provider says why at its field', async () => {
  const page = await open({
    'GET /sign-in-provider': { provider: stored, redirectUri, signedOut: 3 },
    'PUT /sign-in-provider': failure(400, 'VALIDATION', [{ field: 'issuer', message: 'not_public' }]),
  });
  await page.user.type(await screen.findByLabelText('Name on the button'), '!');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/This is not an address that can be called/)).toBeInTheDocument();
});

it('a sign-in provider is removed when that is confirmed', async () => {
  const page = await open({
    'GET /sign-in-provider': { provider: stored, redirectUri, signedOut: 3 },
    'GET /second-factors/rule': { required: false, version: 0 },
    'DELETE /sign-in-provider': { success: true },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Remove the company sign-in' }));
  const dialog = await screen.findByRole('dialog');
  await page.user.click(within(dialog).getByRole('button', { name: 'Remove the company sign-in' }));
  expect(await screen.findByText('The company sign-in is removed.')).toBeInTheDocument();
});

it('changes of a sign-in provider that somebody has removed are not saved, and the page says that it is gone', async () => {
  let provider: typeof stored | null = stored;
  const page = await open({
    'GET /sign-in-provider': () => ({ provider, redirectUri, signedOut: 0 }),
    'PUT /sign-in-provider': failure(409, 'VERSION_CONFLICT'),
  });
  const label = await screen.findByLabelText('Name on the button');
  await page.user.type(label, '!');
  provider = null;
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There is nothing here.')).toBeInTheDocument();
  expect(label).toHaveValue('Fresh ID!');
});

it('staff who manage people and are no owners can only look at the sign-in provider', async () => {
  await open({ 'GET /sign-in-provider': { provider: stored, redirectUri, signedOut: 3 } }, 'ADMIN');
  expect(await screen.findByText(/Only owners may change/)).toBeInTheDocument();
  expect(screen.getByLabelText('Name on the button')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Remove the company sign-in' })).not.toBeInTheDocument();
});

it('a sign-in provider becomes the only way to sign in after it was said how many people that signs out', async () => {
  const page = await open({
    'GET /sign-in-provider': { provider: stored, redirectUri, signedOut: 3 },
    'PUT /sign-in-provider': {
      provider: { ...stored, providerOnly: true, version: 5 },
      redirectUri,
      signedOut: 0,
    },
  });
  const onlyWay = await screen.findByRole('switch', { name: /Sign in only by this provider/ });
  await page.user.click(onlyWay);
  const question = within(await screen.findByRole('dialog', { name: 'Sign in only by this provider?' }));
  expect(question.getByText(/3 people are signed out now/)).toBeInTheDocument();
  await page.user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(onlyWay).not.toBeChecked();
  await page.user.click(onlyWay);
  await page.user.click(await screen.findByRole('button', { name: 'Turn on' }));
  expect(onlyWay).toBeChecked();
  await page.user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(bodyOf(page, 'PUT')).toMatchObject({ providerOnly: true, version: 4 });
});
