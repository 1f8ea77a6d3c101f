import { configureNavigation } from '../navigation';
import type { LayerHandlers } from '../testing';
import { failure, fakeSignInLayer } from '../testing';
import { shopperSession } from './shopper-session';
import { setShopper, shopperStore } from './shopper-session.store';

const ann = { user: { name: 'Ann', email: 'ann@fresh.test' }, expires: '2027-01-01T00:00:00Z' };
const google = { id: 'google', name: 'Google', type: 'oidc' };
const password = { id: 'credentials', name: 'Password', type: 'credentials' };
const providers = { google, credentials: password };
const home = 'http://localhost/user/dashboard';

const assign = jest.fn();
const sendBeacon = jest.fn((_url: string, _body: URLSearchParams) => true);
let undo: (() => void)[] = [];

function begin(handlers: LayerHandlers = {}, known: typeof ann | null = null) {
  window.history.replaceState(null, '', '/auth/login?a=1');
  const layer = fakeSignInLayer({ 'GET providers': providers, ...handlers });
  undo.push(layer.restore);
  setShopper(known);
  return layer.requests;
}

const broadcast = () =>
  JSON.parse(localStorage.getItem('nextauth.message') ?? 'null') as { data: object } | null;
const logged = () => sendBeacon.mock.calls.map(([, body]) => Object.fromEntries(body));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.clearAllMocks();
  Object.assign(navigator, { sendBeacon });
  undo = [configureNavigation({ assign })];
});

afterEach(() => {
  for (const each of undo) each();
});

describe('the sign-in layer’s client', () => {
  it('reads who is signed in, and notifies other tabs', async () => {
    begin({ 'GET session': { ...ann, ticket: 't1', provider: 'google', secret: 'dropped' } });
    await expect(shopperSession.getSession()).resolves.toEqual({ ...ann, ticket: 't1', provider: 'google' });
    expect(shopperStore.getState().status).toBe('authenticated');
    expect(broadcast()?.data).toEqual({ trigger: 'getSession' });
  });

  it('treats an empty object as signed out', async () => {
    begin({}, ann);
    await expect(shopperSession.getSession()).resolves.toBeNull();
    expect(shopperStore.getState()).toEqual({ data: null, status: 'unauthenticated' });
  });

  it('signs in with credentials, sent as a form with the CSRF token, without leaving the page', async () => {
    const requests = begin({
      'POST callback/credentials': { url: home },
      'GET session': ann,
    });
    const fields = { email: 'ann@fresh.test', password: 'secret' };
    const result = await shopperSession.signIn('credentials', {
      redirect: false,
      callbackUrl: '/search',
      fields,
    });
    expect(result).toEqual({ ok: true, status: 200, error: null, code: null, url: home });
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      ...fields,
      csrfToken: 'csrf-token',
      callbackUrl: '/search',
      json: 'true',
    });
    expect(shopperStore.getState().data).toEqual(ann);
    expect(broadcast()?.data).toEqual({ trigger: 'signIn' });
    expect(assign).not.toHaveBeenCalled();
  });

  it('returns a refusal’s code, which is in the reply’s URL', async () => {
    const url = 'http://localhost/auth/login?error=CredentialsSignin&code=INVALID_CREDENTIALS';
    begin({ 'POST callback/credentials': { status: 401, body: { url } } });
    const result = await shopperSession.signIn('credentials', { redirect: false });
    expect(result).toEqual({
      ok: false,
      status: 401,
      error: 'CredentialsSignin',
      code: 'INVALID_CREDENTIALS',
      url: null,
    });
    expect(shopperStore.getState().status).toBe('unauthenticated');
    expect(broadcast()).toBeNull();
  });

  it('redirects to the provider’s page with a way back', async () => {
    const url = 'https://accounts.google.com/o/oauth2/auth?state=1';
    const requests = begin({ 'POST signin/google': { url } });
    await shopperSession.signIn('google', { redirect: false, authorization: { prompt: 'login' } });
    expect(requests.at(-1)).toMatchObject({
      query: { prompt: 'login' },
      body: { callbackUrl: '/auth/login?a=1' },
    });
    expect(assign).toHaveBeenCalledWith(url);
  });

  it('follows no URL other than http and https', async () => {
    begin({ 'POST signin/google': { url: 'javascript:alert(1)' } });
    await shopperSession.signIn('google');
    expect(assign).toHaveBeenCalledWith('/auth/login?a=1');
  });

  it('opens the error page when the list of providers does not load', async () => {
    begin({ 'GET providers': failure(503, 'UNAVAILABLE') });
    await shopperSession.signIn('google');
    expect(assign).toHaveBeenCalledWith('/auth/error');
    expect(logged()).toMatchObject([{ level: 'error', code: 'CLIENT_FETCH_ERROR' }]);
  });

  it.each(['myspace', 'constructor'])('opens the sign-in page for the unknown provider %s', async (name) => {
    begin();
    await shopperSession.signIn(name, { callbackUrl: '/checkout' });
    expect(assign).toHaveBeenCalledWith('/auth/login?callbackUrl=%2Fcheckout');
  });

  it('returns why the layer refused to begin', async () => {
    const headers = { 'Retry-After': '30' };
    begin({ 'POST signin/google': { ...failure(429, 'TOO_MANY_REQUESTS'), headers } });
    await expect(shopperSession.signIn('google')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 30,
    });
    expect(assign).not.toHaveBeenCalled();
  });

  it('signs out and follows the layer’s redirect', async () => {
    const requests = begin({ 'POST signout': { url: home } }, ann);
    await shopperSession.signOut({ callbackUrl: '/' });
    expect(requests.at(-1)?.body).toEqual({ csrfToken: 'csrf-token', callbackUrl: '/', json: 'true' });
    expect(shopperStore.getState().data).toBeNull();
    expect(broadcast()?.data).toEqual({ trigger: 'signOut' });
    expect(assign).toHaveBeenCalledWith(home);
  });

  it('updates the session by sending its data as JSON', async () => {
    const renamed = { ...ann, user: { ...ann.user, name: 'Annie' } };
    const requests = begin({ 'POST session': renamed });
    await expect(shopperSession.update({ name: 'Annie' })).resolves.toEqual(renamed);
    expect(requests.at(-1)?.body).toEqual({ csrfToken: 'csrf-token', data: { name: 'Annie' } });
    expect(requests.at(-1)?.headers.get('Content-Type')).toBe('application/json');
    expect(shopperStore.getState().data?.user.name).toBe('Annie');
  });

  it('retains the session when the network fails, and reports both failures by beacon', async () => {
    const dead = () => {
      throw new TypeError('Failed to fetch');
    };
    begin({ 'GET session': dead }, ann);
    jest.useFakeTimers();
    await expect(shopperSession.getSession()).resolves.toEqual(ann);
    // A page that is being left is gone by then, and has nothing to report.
    expect(logged()).toEqual([]);
    jest.advanceTimersByTime(1_000);
    jest.useRealTimers();
    expect(logged()).toEqual([
      { level: 'error', code: 'CLIENT_FETCH_ERROR', message: 'session: Failed to fetch' },
      { level: 'error', code: 'CLIENT_SESSION_ERROR', message: 'session: Failed to fetch' },
    ]);
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/auth/_log');
  });

  it('ignores a reply that is not a session', async () => {
    begin({ 'GET session': { user: 'Ann', expires: 7 } });
    await expect(shopperSession.getSession()).resolves.toBeNull();
    expect(logged().map(({ code }) => code)).toEqual(['CLIENT_SESSION_ERROR']);
  });

  it('ignores a reply that arrives after a newer one', async () => {
    let answerFirst = (_: object) => {};
    let asked = 0;
    begin({
      'GET session': () => {
        asked += 1;
        return asked === 1 ? new Promise((resolve) => (answerFirst = resolve)) : ann;
      },
    });
    const first = shopperSession.getSession();
    await shopperSession.getSession();
    answerFirst({});
    await first;
    expect(shopperStore.getState().data).toEqual(ann);
  });
});
