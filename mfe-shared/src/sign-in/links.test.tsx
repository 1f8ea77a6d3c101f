import { screen, waitFor } from '@testing-library/react';
import { configureNavigation } from '../navigation';
import { session } from '../session/session';
import { customer, failure, tenantAdmin } from '../testing';
import { choosePassword, openAuthPage as open } from '../testing/open-auth-page';
import { fakeToken } from '../testing/test-session';

const ann = customer();
const token = fakeToken(Date.now() + 86_400_000);

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));

describe('the confirmation of an e-mail address', () => {
  it('is done once by the mail’s link', async () => {
    const page = await open('/auth/verify-request?token=abc', {
      handlers: { 'POST /auth/verify-email': { success: true } },
    });
    expect(await screen.findByText('Your e-mail is confirmed. You can sign in now.')).toBeVisible();
    expect(page.requests.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
  });

  it('offers another mail when the link has expired', async () => {
    const page = await open('/auth/verify-request?token=old', {
      handlers: {
        'POST /auth/verify-email': failure(410, 'LINK_EXPIRED'),
        'POST /auth/resend-verification': { success: true },
      },
    });
    expect(await screen.findByText('This link has expired or was used before.')).toBeVisible();
    await page.user.type(screen.getByLabelText('E-mail'), 'ann@fresh.test{Enter}');
    expect(await screen.findByText(/the mail is on its way/)).toBeVisible();
  });

  it('asks to look for the mail after the sign-up', async () => {
    await open('/auth/verify-request?email=ann%40fresh.test');
    expect(await screen.findByText(/We sent you a mail with a link/)).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('ann@fresh.test');
  });
});

describe('the sign-in error page', () => {
  it.each([
    ['unauthorized', /Sign in to go on/],
    ['SessionRequired', /Sign in to go on/],
    ['access_denied', /not open to your account/],
    ['AccessDenied', /The other service did not let you in/],
    ['insufficient_permissions', /does not have the right/],
    ['OAuthCallbackError', /The other service did not sign you in/],
    ['OAuthAccountNotLinked', /There is an account with this e-mail already/],
    ['AccountNotLinkedError', /There is an account with this e-mail already/],
    ['CredentialsSignin', /E-mail or password is wrong/],
    ['Configuration', /not set up correctly/],
    ['Verification', /has expired or was used before/],
    ['UnknownError', /Something went wrong/],
    ['<script>', /Something went wrong/],
    ['constructor', /Something went wrong/],
  ])('explains %s', async (error, words) => {
    await open(`/auth/error?error=${encodeURIComponent(error)}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it('names the back office for staff and has a way back', async () => {
    await open('/admin/auth/error?error=access_denied&returnUrl=%2Fadmin%2Forders');
    expect(await screen.findByRole('alert')).toHaveTextContent(/no access to the back office/);
    expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute(
      'href',
      '/admin/auth/login?returnUrl=%2Fadmin%2Forders',
    );
  });
});

describe('the sign-out page', () => {
  it('signs out at once when the visitor comes from this origin', async () => {
    const referrer = jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/search`);
    const replace = jest.fn();
    const undo = configureNavigation({ replace });
    const page = await open('/auth/logout?returnUrl=%2Fsearch', {
      session: ann,
      handlers: { 'POST /auth/logout': { success: true } },
    });
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/search'));
    expect(page.requests.map(({ path }) => path)).toEqual(['/auth/logout']);
    expect(session.getState().isAuthenticated).toBe(false);
    undo();
    referrer.mockRestore();
  });

  it('asks first when it is opened by hand, or from another origin', async () => {
    const undo = configureNavigation({ replace: jest.fn() });
    const page = await open('/auth/logout', {
      session: ann,
      handlers: { 'POST /auth/logout': { success: true } },
    });
    expect(await screen.findByText(/You are signed in as ann@fresh.test/)).toBeVisible();
    expect(session.getState().isAuthenticated).toBe(true);
    await page.user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(session.getState().isAuthenticated).toBe(false));
    undo();
  });

  it('continues at once when nobody is signed in', async () => {
    const page = await open('/auth/logout?returnUrl=https%3A%2F%2Fevil.example');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/auth/login'));
    expect(page.requests).toEqual([]);
  });
});

describe('an invitation', () => {
  it('creates an account and opens the dashboard', async () => {
    const page = await open('/admin/auth/signup?token=abc', {
      handlers: { 'POST /auth/accept-invitation': { user: tenantAdmin().user, token, refreshToken: 'r' } },
    });
    await choosePassword(page, 'Password', 'a much longer one');
    await page.user.click(screen.getByRole('button', { name: 'Join the team' }));
    expect(await screen.findByText('Welcome, Olive Owner!')).toBeInTheDocument();
    expect(page.requests[0]?.body).toEqual({ token: 'abc', password: 'a much longer one' });
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/admin/dashboard'));
    expect(session.getState()).toMatchObject({ isAuthenticated: true, loginType: 'tenantAdmin' });
  });

  it('is the only way for staff to sign up', async () => {
    await open('/admin/auth/signup');
    expect(await screen.findByText(/Accounts of staff are made by invitation/)).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('expires', async () => {
    const page = await open('/admin/auth/signup?token=old', {
      handlers: { 'POST /auth/accept-invitation': failure(410, 'LINK_EXPIRED') },
    });
    await choosePassword(page, 'Password', 'a much longer one');
    await page.user.click(screen.getByRole('button', { name: 'Join the team' }));
    expect(await screen.findByText(/Ask the owner of the store to invite you again/)).toBeVisible();
  });
});
