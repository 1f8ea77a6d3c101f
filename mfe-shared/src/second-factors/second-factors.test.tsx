import { screen, waitFor, within } from '@testing-library/react';
import { session } from '../session/session';
import { SignInForm } from '../sign-in/sign-in-form';
import type { Handlers } from '../testing';
import { failure, renderRoutes, tenantAdmin } from '../testing';
import { fakeToken } from '../testing/test-session';
import { SecondFactors } from './second-factors';

const olive = tenantAdmin();
const entry = { user: olive.user, token: fakeToken(Date.now() + 86_400_000), refreshToken: 'r' };
const ticket = 's.a-ticket-of-21-letters';
const half = (ways: string[]) => ({ status: 202, body: { secondFactor: { ticket, ways } } });
const setup = {
  ...{ setup: 'sealed', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' },
  qr: { size: 3, path: 'M1 1h1v1h-1z' },
};
const recoveryCodes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));

describe('a sign-in with two steps', () => {
  const open = async (handlers: Handlers) => {
    const page = await renderRoutes(
      () => [
        { path: '/admin/auth/login', element: <SignInForm loginType="tenantAdmin" /> },
        { path: '*', element: <h1>Elsewhere</h1> },
      ],
      { path: '/admin/auth/login?returnUrl=%2Fadmin%2Forders', handlers },
    );
    await page.user.type(await screen.findByLabelText('E-mail'), 'owner@fresh.test');
    await page.user.type(screen.getByLabelText('Password'), 'Larder-demo-1');
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
    return page;
  };
  const lastBody = ({ requests }: Awaited<ReturnType<typeof open>>) => requests.at(-1)?.body;

  it('asks for the code of the app and goes on where the person wanted', async () => {
    const page = await open({
      'POST /admin/login': half(['totp', 'recovery']),
      'POST /auth/second-step': ({ body }) =>
        (body as { code: string }).code === '123456' ? entry : failure(400, 'CODE_WRONG'),
    });
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(session.getState()).toMatchObject({ isAuthenticated: false, error: null });
    await page.user.type(code, '12345{Enter}');
    expect(await screen.findByText('A code has six digits.')).toBeInTheDocument();
    await page.user.type(code, '7{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is not right/));
    await page.user.clear(code);
    await page.user.type(code, '123 456{Enter}');
    expect(await screen.findByText('Welcome back, Olive Owner!')).toBeInTheDocument();
    expect(page.router.state.location.pathname).toBe('/admin/orders');
  });

  it('takes a recovery code instead', async () => {
    const page = await open({
      'POST /admin/login': half(['totp', 'recovery']),
      'POST /auth/second-step': entry,
    });
    await page.user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await page.user.type(screen.getByLabelText('Recovery code'), 'AAAA-bbbb{Enter}');
    await screen.findByText('Elsewhere');
    expect(lastBody(page)).toEqual({ way: 'recovery', ticket, code: 'AAAA-bbbb' });
  });

  it('begins again with the password when it took too long', async () => {
    const page = await open({
      'POST /admin/login': half(['totp', 'recovery']),
      'POST /auth/second-step': failure(410, 'LINK_EXPIRED'),
    });
    await page.user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('That took too long. Sign in again.')).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue('owner@fresh.test');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('lets somebody who has to have a second factor set one up, and shows the recovery codes first', async () => {
    const page = await open({
      'POST /admin/login': half([]),
      'POST /auth/second-step/setup': setup,
      'POST /auth/second-step/setup/confirm': { ...entry, recoveryCodes },
    });
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    await page.user.type(screen.getByLabelText('Code'), '123456{Enter}');
    const codes = await screen.findByRole('list', { name: 'Your recovery codes' });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(2);
    expect(session.getState().isAuthenticated).toBe(false);
    await page.user.click(screen.getByRole('button', { name: 'I have kept them' }));
    await screen.findByText('Elsewhere');
    expect(session.getState().isAuthenticated).toBe(true);
  });
});

describe('a person’s own second factors', () => {
  const phone = {
    ...{ id: '0199a000-0000-7000-8000-000000000001', kind: 'totp', name: 'Telephone', host: null },
    ...{ lastUsedAt: null, createdAt: '2026-11-20T08:00:00.000Z' },
  };
  const own = { factors: [phone], recoveryCodes: 9, required: false, hasPassword: true };
  const open = (handlers: Handlers) =>
    renderRoutes(() => [{ path: '/', element: <SecondFactors /> }], { path: '/', session: olive, handlers });

  it('begin with an app, the password and its first code', async () => {
    let factors: object[] = [];
    const { user, requests } = await open({
      'GET /auth/second-factors': () => ({ ...own, factors, recoveryCodes: factors.length * 10 }),
      'POST /auth/second-factors/totp': ({ body }) =>
        (body as { password: string }).password === 'right' ? setup : failure(400, 'PASSWORD_WRONG'),
      'POST /auth/second-factors/totp/confirm': () => {
        factors = [phone];
        return { recoveryCodes };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add authenticator app' }));
    const password = await screen.findByLabelText('Your password');
    await user.type(password, 'wrong{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/The present password is wrong/));
    await user.clear(password);
    await user.type(password, 'right{Enter}');
    await user.type(await screen.findByLabelText('Code'), '123456');
    const name = screen.getByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Telephone{Enter}');
    expect(await screen.findByText('aaaa-bbbb-cccc-dddd')).toBeInTheDocument();
    expect(requests.find(({ path }) => path.endsWith('/confirm'))?.body).toEqual({
      ...{ setup: 'sealed', code: '123456', name: 'Telephone' },
    });
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByText(/10 recovery codes are left/)).toBeInTheDocument();
  });

  it('are removed with the password, and the last one not where one is required', async () => {
    let required = false;
    const { user, requests } = await open({
      'GET /auth/second-factors': () => ({ ...own, required }),
      'POST /auth/second-factors/:id/remove': () => {
        required = true;
        return { success: true };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove “Telephone”' }));
    expect(await screen.findByText(/It is your last one/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Your password'), 'right{Enter}');
    expect(await screen.findByText('The second factor is removed.')).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ password: 'right' });
    expect(await screen.findByText(/A second factor is required here/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Remove “Telephone”' })).not.toBeInTheDocument();
  });
});
