import { navigation } from '../navigation';
import { signInPath } from '../session/paths';
import { readLayer, submitToLayer } from './layer';
import { readCsrfToken, readProviders, readSession, readUrl, refusalOf } from './read-reply';
import { refreshShopper, setShopper } from './shopper-session.store';
import type { ShopperSession, SignInOptions, SignInProvider, SignInResult } from './shopper-session.types';
import { signalOtherTabs } from './tabs';

const errorPage = '/auth/error';

/** The browser's side of the shoppers' sign-in layer at `/api/auth`. */
export const shopperSession = {
  /** The present session; null without one, or when the request failed and none was known. */
  async getSession(): Promise<ShopperSession | null> {
    const data = await refreshShopper();
    signalOtherTabs('getSession');
    return data;
  },

  /** The token of every form to the layer; null after a failure, which is logged. */
  getCsrfToken: (): Promise<string | null> => orNull(csrfToken()),

  /** The configured ways to sign in, by id; null after a failure, which is logged. */
  getProviders: (): Promise<Record<string, SignInProvider> | null> =>
    orNull(readLayer('providers').then(readProviders)),

  /**
   * Signs in with a provider. It leaves the page and resolves to nothing, unless the provider takes credentials or an
   * e-mail and `redirect` is false. Without a list of providers the visitor goes to the error page, with an unknown
   * provider to the sign-in page. Rejects when the layer is unreachable or refuses to begin.
   */
  async signIn(provider: string, options: SignInOptions = {}): Promise<SignInResult | undefined> {
    const { redirect = true, callbackUrl = here(), fields = {}, authorization } = options;
    const providers = await shopperSession.getProviders();
    if (!providers) return leave(errorPage);
    const type = Object.hasOwn(providers, provider) ? providers[provider]?.type : undefined;
    if (!type) return leave(`${signInPath('customer')}?${new URLSearchParams({ callbackUrl })}`);
    const route = `${type === 'credentials' ? 'callback' : 'signin'}/${encodeURIComponent(provider)}`;
    const query = authorization ? `?${new URLSearchParams(authorization)}` : '';
    const form = { ...fields, csrfToken: await csrfToken(), callbackUrl };
    const reply = await submitToLayer(route + query, form);
    const { ok, status } = reply;
    const url = readUrl(reply.body);
    if (!ok && !url) throw refusalOf(reply);
    const staysHere = !redirect && (type === 'credentials' || type === 'email');
    if (!staysHere) {
      signalOtherTabs('signIn');
      return leave(url?.href ?? callbackUrl);
    }
    const error = url?.searchParams.get('error') ?? (ok ? null : 'UnknownError');
    if (!error) {
      await refreshShopper();
      signalOtherTabs('signIn');
    }
    const code = error ? (url?.searchParams.get('code') ?? null) : null;
    return { ok: !error, status, error, code, url: error ? null : (url?.href ?? null) };
  },

  /** Ends the layer's session in all tabs; leaves the page unless `redirect` is false. */
  async signOut({ redirect = true, callbackUrl = here() } = {}): Promise<void> {
    const reply = await submitToLayer('signout', { csrfToken: await csrfToken(), callbackUrl });
    if (!reply.ok) throw refusalOf(reply);
    setShopper(null);
    signalOtherTabs('signOut');
    if (redirect) leave(readUrl(reply.body)?.href ?? callbackUrl);
  },

  /** Updates the session; the layer decides which fields of `data` it accepts. */
  async update(data?: unknown): Promise<ShopperSession | null> {
    const body = JSON.stringify({ csrfToken: await csrfToken(), data });
    const headers = { 'Content-Type': 'application/json' };
    const next = readSession(await readLayer('session', { method: 'POST', headers, body }));
    setShopper(next);
    signalOtherTabs('update');
    return next;
  },
};

async function csrfToken(): Promise<string> {
  return readCsrfToken(await readLayer('csrf'));
}

/** The failure was logged where it happened. */
const orNull = <Value>(asking: Promise<Value>): Promise<Value | null> => asking.catch(() => null);

const here = () => location.pathname + location.search;

function leave(url: string): undefined {
  navigation.assign(url);
}
