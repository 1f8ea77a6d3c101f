import { request } from 'undici';
import { asLongAs } from './as-long-as.ts';
import type { Services } from './services.ts';
import type { Shop } from './shopper.ts';

/** Longer than the time that a provider is given to answer. */
const answerWithinMs = 15_000;

/**
 * Visitors who begin to sign in at a provider while it fails: each is answered in time, with the provider's page or
 * with one that says what is wrong. Returns what was seen.
 */
export async function signInElsewhere(shop: Shop, { identity }: Services): Promise<string> {
  let [sent, told] = [0, 0];
  const visit = async () => {
    if (await begin(shop, identity.port)) sent += 1;
    else told += 1;
  };
  await asLongAs(identity.fail(), visit);
  if (!(await begin(shop, identity.port)))
    throw new Error('After the provider was well, nobody is sent to it.');
  return `${sent} visitors were sent to the provider, ${told} were told that it fails`;
}

/** Whether the visitor is sent to the provider's page. */
async function begin({ port, host }: Shop, providerPort: number): Promise<boolean> {
  const ask = async (path: string, form?: string, cookie = '') => {
    const reply = await request(`http://127.0.0.1:${port}${path}`, {
      ...{ method: form ? 'POST' : 'GET', body: form ?? null },
      headers: { host, cookie, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const text = await reply.body.text();
    if (reply.statusCode !== 200) throw new Error(`${path} was answered ${reply.statusCode}`);
    const cookies = [reply.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);
    return { body: JSON.parse(text) as { csrfToken: string; url: string }, cookie: cookies.join('; ') };
  };
  const { body, cookie } = await ask('/api/auth/csrf');
  const form = new URLSearchParams({ csrfToken: body.csrfToken, json: 'true' }).toString();
  const { url } = (await ask('/api/auth/signin/oidc', form, cookie)).body;
  if (url.startsWith(`http://127.0.0.1:${providerPort}/`)) return true;
  if (url.includes('/auth/error?error=')) return false;
  throw new Error(`A visitor was sent to ${url}`);
}
