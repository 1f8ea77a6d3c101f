import type { Account } from './issuer.ts';
import type { TestApp } from './test-app.ts';

type Sent = { form?: Record<string, string>; json?: unknown; headers?: Record<string, string> };
// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the body
export type Answer = { status: number; body: any; location: string; setCookie: string[] };

/** A browser with its own cookies, on one host. */
export type TestBrowser = {
  host: string;
  cookies: Map<string, string>;
  get(path: string, sent?: Sent): Promise<Answer>;
  post(path: string, sent?: Sent): Promise<Answer>;
  /** A CSRF token of the layer. */
  csrf(): Promise<string>;
};

export function openBrowser(test: TestApp, host: string): TestBrowser {
  const cookies = new Map<string, string>();
  async function send(method: 'GET' | 'POST', url: string, { form, json, headers = {} }: Sent = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const type = form && { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = form ? new URLSearchParams(form).toString() : (json as object | undefined);
    const reply = await test.app.inject({
      method,
      url,
      headers: { host, ...(cookie && { cookie }), ...type, ...headers },
      ...(payload !== undefined && { payload }),
    });
    const setCookie = [reply.headers['set-cookie'] ?? []].flat();
    for (const line of setCookie) take(cookies, line);
    const isJson = reply.headers['content-type']?.toString().includes('json');
    return {
      status: reply.statusCode,
      body: isJson ? reply.json() : reply.body,
      location: String(reply.headers.location ?? ''),
      setCookie,
    };
  }
  return {
    host,
    cookies,
    get: (path, sent) => send('GET', path, sent),
    post: (path, sent) => send('POST', path, sent),
    csrf: async () => (await send('GET', '/api/auth/csrf')).body.csrfToken,
  };
}

function take(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at);
  if (attributes.some((one) => one.toLowerCase() === 'max-age=0')) cookies.delete(name);
  else cookies.set(name, pair.slice(at + 1));
}

/** Signs in at the provider as `account`, and returns the path it redirects the browser to. */
export async function visitIssuer(address: string, account: Account): Promise<string> {
  const cookies = new Map<string, string>();
  let url = address;
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie },
      ...(body && { body }),
    });
    body = undefined;
    for (const line of reply.headers.getSetCookie()) take(cookies, line);
    const location = reply.headers.get('location');
    if (location) {
      const next = new URL(location, url);
      if (/^\/(api|admin)\/auth\//.test(next.pathname)) return next.pathname + next.search;
      url = next.href;
    } else if (reply.status === 200) body = new URLSearchParams({ account: JSON.stringify(account) });
    else throw new Error(`The provider answered ${reply.status}: ${await reply.text()}`);
  }
  throw new Error('The provider sends the browser round and round.');
}

/** Signs in to the layer with a password, as a client of next-auth does. */
export async function enterPassword(
  browser: TestBrowser,
  fields: { email: string; password: string; callbackUrl?: string },
): Promise<Answer> {
  const form = { csrfToken: await browser.csrf(), json: 'true', ...fields };
  return browser.post('/api/auth/callback/credentials', { form });
}

/** Begins a sign-in with the provider `oidc`: the URL of its page. */
export async function beginAtIssuer(browser: TestBrowser, callbackUrl = '/'): Promise<string> {
  const form = { csrfToken: await browser.csrf(), json: 'true', callbackUrl };
  return (await browser.post('/api/auth/signin/oidc', { form })).body.url;
}

/** Signs in with the provider `oidc`; returns the reply to its callback. */
export async function enterThroughIssuer(
  browser: TestBrowser,
  account: Account,
  callbackUrl = '/',
): Promise<Answer> {
  return browser.get(await visitIssuer(await beginAtIssuer(browser, callbackUrl), account));
}

/** Exchanges the layer's ticket for tokens; `change` replaces fields of the request. */
export async function tradeTicket(
  browser: TestBrowser,
  change: Record<string, unknown> = {},
): Promise<Answer> {
  const { provider, ticket } = (await browser.get('/api/auth/session')).body;
  const body = { provider, userData: { ticket }, loginType: 'customer', tenantContext: {} };
  return browser.post('/api/auth/oauth', { json: { ...body, ...change } });
}
