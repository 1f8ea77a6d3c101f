import { act, screen, waitFor } from '@testing-library/react';
import { session } from '../session/session';
import { customer, failure, tenantAdmin } from '../testing';
import { choosePassword, openAuthPage as open } from '../testing/open-auth-page';
import type { RenderedPage } from '../testing/render-routes';
import { fakeToken, signInAs } from '../testing/test-session';

const ann = customer();
const reply = { user: ann.user, token: fakeToken(Date.now() + 86_400_000), refreshToken: 'r' };

async function signIn({ user }: RenderedPage) {
  await user.type(await screen.findByLabelText('E-mail'), 'ann@fresh.test');
  await user.type(screen.getByLabelText('Password'), 'Larder-demo-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));

describe('the sign-in form', () => {
  it('greets the person and leads to the page they wanted', async () => {
    const page = await open('/auth/login?error=unauthorized&returnUrl=%2Fsearch%3Fq%3Dmilk', {
      handlers: { 'POST /customer/login': reply },
    });
    expect(screen.getByText('Sign in to go on where you were.')).toBeVisible();
    await signIn(page);
    expect(await screen.findByText('Welcome back, Ann!')).toBeInTheDocument();
    const { pathname, search } = page.router.state.location;
    expect(pathname + search).toBe('/search?q=milk');
  });

  it('takes away that an earlier try has failed', async () => {
    let tries = 0;
    const page = await open('/auth/login', {
      handlers: {
        'POST /customer/login': () => {
          tries += 1;
          return tries === 1 ? failure(401, 'INVALID_CREDENTIALS') : reply;
        },
      },
    });
    await signIn(page);
    const message = 'E-mail or password is wrong.';
    await screen.findAllByText(message);
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Welcome back, Ann!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  it('follows the guard’s redirect, and no URL of another origin', async () => {
    const page = await open('/admin/auth/login?redirect=%2F%2Fevil.example', {
      handlers: { 'POST /admin/login': { ...reply, user: tenantAdmin().user } },
    });
    await signIn(page);
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/admin/dashboard'));
  });

  it('redirects when another tab has signed in', async () => {
    const page = await open('/auth/login?redirect=%2Fuser%2Fmy-orders');
    await screen.findByLabelText('E-mail');
    act(() => signInAs(ann));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/user/my-orders'));
  });

  it('lets a signed-in person choose what to do', async () => {
    const page = await open('/auth/login?redirect=%2Fuser%2Fmy-orders', { session: ann });
    expect(await screen.findByText(/You are signed in as ann@fresh.test/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go on as this user' })).toHaveAttribute(
      'href',
      '/user/my-orders',
    );
    expect(page.router.state.location.pathname).toBe('/auth/login');
  });

  it('does not offer to go on with a session that the server has just refused', async () => {
    await open('/auth/login?error=unauthorized', { session: ann });
    expect(await screen.findByText(/Sign in to go on/)).toBeVisible();
    expect(screen.queryByText(/You are signed in as/)).not.toBeInTheDocument();
  });

  it('offers the confirmation mail again when it was not opened', async () => {
    const page = await open('/auth/login', {
      handlers: {
        'POST /customer/login': failure(409, 'EMAIL_UNVERIFIED'),
        'POST /auth/resend-verification': { success: true },
      },
    });
    await signIn(page);
    await page.user.click(await screen.findByRole('button', { name: 'Send the mail again' }));
    expect(await screen.findByRole('button', { name: 'Sent' })).toBeDisabled();
    expect(page.requests.at(-1)).toMatchObject({
      path: '/auth/resend-verification',
      body: { email: 'ann@fresh.test' },
    });
  });

  it.each([
    ['30', 'Too many tries. Wait a moment. Try again in 30 seconds.'],
    ['840', 'Too many tries. Wait a moment. Try again in 14 minutes.'],
  ])('says how long to wait after too many attempts (%s s)', async (seconds, words) => {
    const tooMany = failure(429, 'TOO_MANY_REQUESTS', undefined, { 'retry-after': seconds });
    const page = await open('/auth/login', { handlers: { 'POST /customer/login': () => tooMany } });
    await signIn(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  it.each([
    ['en', 'Missing user or token in login response'],
    ['de', 'In der Antwort des Anmeldedienstes fehlt der Benutzer oder das Token'],
    ['fr', 'Utilisateur ou jeton absent de la réponse de connexion'],
  ] as const)('says in %s what was wrong with the reply', async (language, words) => {
    const page = await open('/auth/login', {
      language,
      handlers: { 'POST /customer/login': { token: 'x' } },
    });
    const field = (type: string) => document.querySelector(`input[type=${type}]`) as HTMLInputElement;
    await page.user.type(field('email'), 'a@b.test');
    await page.user.type(field('password'), 'secret{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(session.getState().error).toBe('Missing user or token in login response');
  });
});

describe('a forgotten password', () => {
  it('is answered in the same words for every address', async () => {
    const page = await open('/admin/auth/forgot-password', {
      handlers: { 'POST /auth/forgot-password': { success: true } },
    });
    await page.user.type(await screen.findByLabelText('E-mail'), 'who@fresh.test{Enter}');
    expect(await screen.findByText(/If there is an account for who@fresh.test/)).toBeVisible();
    expect(page.requests.at(-1)?.body).toEqual({ email: 'who@fresh.test', loginType: 'tenantAdmin' });
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute(
      'href',
      '/admin/auth/login',
    );
  });

  it('is replaced by the mail’s link, and the new one is then asked for', async () => {
    const page = await open('/auth/reset-password?token=abc', {
      handlers: { 'POST /auth/reset-password': { success: true } },
    });
    await choosePassword(page, 'New password', 'a much longer one', 'another one');
    await page.user.click(screen.getByRole('button', { name: 'Set the new password' }));
    expect(await screen.findByText('The two are not the same.')).toBeVisible();
    expect(page.requests).toEqual([]);
    await page.user.clear(screen.getByLabelText('New password again'));
    await page.user.type(screen.getByLabelText('New password again'), 'a much longer one{Enter}');
    expect(await screen.findByText('Your password is changed.')).toBeInTheDocument();
    expect(page.requests[0]?.body).toEqual({ token: 'abc', password: 'a much longer one' });
    expect(page.router.state.location.pathname).toBe('/auth/login');
  });

  it('is replaced with a meter of the new password’s strength', async () => {
    const page = await open('/auth/reset-password?token=abc');
    const field = await screen.findByLabelText('New password');
    await page.user.type(field, 'short');
    expect(screen.getByText('Weak')).toBeVisible();
    await page.user.clear(field);
    await page.user.type(field, 'Nine-lemons-in-a-bowl');
    expect(screen.getByText('Strong')).toBeVisible();
  });

  it.each(['/auth/reset-password', '/auth/reset-password?token=old'])(
    'needs a valid link: %s',
    async (path) => {
      const page = await open(path, {
        handlers: { 'POST /auth/reset-password': failure(410, 'LINK_EXPIRED') },
      });
      if (path.includes('token')) {
        await choosePassword(page, 'New password', 'a much longer one');
        await page.user.click(screen.getByRole('button', { name: 'Set the new password' }));
      }
      expect(await screen.findByRole('link', { name: 'Get a new link' })).toHaveAttribute(
        'href',
        '/auth/forgot-password',
      );
      expect(screen.getAllByText('This link has expired or was used before.').length).toBeGreaterThan(0);
    },
  );
});
