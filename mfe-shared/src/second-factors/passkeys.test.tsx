import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { screen } from '@testing-library/react';
import { SignInForm } from '../sign-in/sign-in-form';
import type { Handlers } from '../testing';
import { failure, renderRoutes, tenantAdmin } from '../testing';
import { fakeToken } from '../testing/test-session';
import { SecondFactors } from './second-factors';

jest.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => true,
  startAuthentication: jest.fn(),
  startRegistration: jest.fn(),
}));

const olive = tenantAdmin();
const stopped = Object.assign(new Error('no'), { name: 'NotAllowedError' });
const recoveryCodes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
const laptop = {
  ...{ id: '0199a000-0000-7000-8000-000000000001', kind: 'passkey', name: 'Laptop', host: 'fresh.localhost' },
  ...{ lastUsedAt: null, createdAt: '2026-11-20T08:00:00.000Z' },
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));

describe('adding a passkey', () => {
  const open = async (handlers: Handlers = {}) => {
    let factors: object[] = [];
    const page = await renderRoutes(() => [{ path: '/', element: <SecondFactors /> }], {
      path: '/',
      session: olive,
      handlers: {
        'GET /auth/second-factors': () => ({
          status: 200,
          body: { factors, recoveryCodes: factors.length * 10, required: false, hasPassword: true },
        }),
        'POST /auth/second-factors/passkeys': { setup: 'sealed', options: { challenge: 'c' } },
        'POST /auth/second-factors/passkeys/confirm': () => {
          factors = [laptop];
          return { recoveryCodes };
        },
        ...handlers,
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Add passkey' }));
    await page.user.type(await screen.findByLabelText('Your password'), 'right{Enter}');
    const name = await screen.findByLabelText('Name');
    await page.user.clear(name);
    await page.user.type(name, 'Laptop');
    return page;
  };
  const create = () => screen.getByRole('button', { name: 'Create passkey' });

  it('takes the password, a name and the device, and shows the recovery codes', async () => {
    const response = { id: 'made' } as never;
    jest.mocked(startRegistration).mockResolvedValueOnce(response);
    const { user, requests } = await open();
    await user.click(create());
    expect(await screen.findByText('aaaa-bbbb-cccc-dddd')).toBeInTheDocument();
    expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } });
    expect(requests.find(({ path }) => path.endsWith('/confirm'))?.body).toEqual({
      ...{ setup: 'sealed', response, name: 'Laptop' },
    });
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByText(/works on fresh.localhost/)).toBeInTheDocument();
  });

  it('can be tried again when the device was not used, or the passkey was refused', async () => {
    jest
      .mocked(startRegistration)
      .mockRejectedValueOnce(stopped)
      .mockResolvedValueOnce({} as never);
    const { user } = await open({
      'POST /auth/second-factors/passkeys/confirm': failure(400, 'PASSKEY_REFUSED'),
    });
    await user.click(create());
    expect(await screen.findByText(/No passkey was used/)).toBeInTheDocument();
    await user.click(create());
    expect(await screen.findByText('This passkey was not accepted.')).toBeInTheDocument();
    expect(create()).toBeEnabled();
  });
});

describe('the second step with a passkey', () => {
  const ticket = 's.a-ticket-of-21-letters';
  const entry = { user: olive.user, token: fakeToken(Date.now() + 86_400_000), refreshToken: 'r' };
  const open = async () => {
    const page = await renderRoutes(
      () => [
        { path: '/admin/auth/login', element: <SignInForm loginType="tenantAdmin" /> },
        { path: '*', element: <h1>Elsewhere</h1> },
      ],
      {
        path: '/admin/auth/login',
        handlers: {
          'GET /auth/sign-in-provider': { provider: null },
          'POST /admin/login': {
            ...{ status: 202, body: { secondFactor: { ticket, ways: ['passkey', 'recovery'] } } },
          },
          'POST /auth/second-step/passkey': { challenge: 'c' },
          'POST /auth/second-step': entry,
        },
      },
    );
    await page.user.type(await screen.findByLabelText('E-mail'), 'owner@fresh.test');
    await page.user.type(screen.getByLabelText('Password'), 'Larder-demo-1{Enter}');
    return page;
  };

  it('signs in, and the recovery code is still there when the device was not used', async () => {
    const response = { id: 'signed' } as never;
    jest.mocked(startAuthentication).mockRejectedValueOnce(stopped).mockResolvedValueOnce(response);
    const { user, requests } = await open();
    const button = await screen.findByRole('button', { name: 'Use a passkey' });
    await user.click(button);
    expect(await screen.findByText(/No passkey was used/)).toBeInTheDocument();
    expect(screen.getByLabelText('Recovery code')).toBeEnabled();
    await user.click(button);
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
    expect(requests.find(({ path }) => path.endsWith('/second-step'))?.body).toEqual({
      ...{ way: 'passkey', ticket, response },
    });
  });
});
