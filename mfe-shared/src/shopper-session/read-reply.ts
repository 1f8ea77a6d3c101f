import { ApiError } from '../api/api-error';
import type { ShopperSession, SignInProvider } from './shopper-session.types';

type Fields = Record<string, unknown>;

export type LayerReply = { ok: boolean; status: number; retryAfter: string | null; body: unknown };

/** The session of a reply; null for the empty object without a session. */
export function readSession(body: unknown): ShopperSession | null {
  if (!isObject(body)) throw new Error('Invalid session');
  if (Object.keys(body).length === 0) return null;
  const { user, expires, ticket, provider } = body;
  if (!isObject(user) || typeof expires !== 'string') throw new Error('Invalid session');
  return {
    user: {
      ...textOf(user, 'id'),
      ...textOf(user, 'name'),
      ...textOf(user, 'email'),
      ...textOf(user, 'image'),
    },
    expires,
    ...(typeof ticket === 'string' ? { ticket } : {}),
    ...(typeof provider === 'string' ? { provider } : {}),
  };
}

/** The providers of a reply, by id; incomplete entries are left out. */
export function readProviders(body: unknown): Record<string, SignInProvider> {
  if (!isObject(body)) throw new Error('Invalid list of providers');
  const entries = Object.entries(body).flatMap(([id, value]) => {
    const { name, type } = isObject(value) ? value : {};
    return typeof type === 'string' ? [[id, { id, type, name: typeof name === 'string' ? name : id }]] : [];
  });
  return Object.fromEntries(entries) as Record<string, SignInProvider>;
}

/** Where the layer redirects the browser, if anywhere: an http URL of this origin or of a provider. */
export function readUrl(body: unknown): URL | null {
  const url = isObject(body) ? body.url : undefined;
  if (typeof url !== 'string') return null;
  try {
    const parsed = new URL(url, location.origin);
    return /^https?:$/.test(parsed.protocol) ? parsed : null;
  } catch {
    return null;
  }
}

export function readCsrfToken(body: unknown): string {
  const token = isObject(body) ? body.csrfToken : undefined;
  if (typeof token !== 'string') throw new Error('Invalid csrf reply');
  return token;
}

/** Why the layer refused to begin: the API's own code (too many attempts, another origin), if it gave one. */
export function refusalOf({ status, retryAfter, body }: LayerReply): ApiError {
  const { code, message } = isObject(body) ? body : {};
  return new ApiError({
    status,
    code: typeof code === 'string' ? code : 'OAUTH_FAILED',
    message: typeof message === 'string' ? message : `The sign-in layer answered ${status}`,
    retryAfterSeconds: retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined,
  });
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (fields: Fields, name: 'id' | 'name' | 'email' | 'image') =>
  typeof fields[name] === 'string' ? { [name]: fields[name] } : {};
