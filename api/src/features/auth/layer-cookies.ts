import { parseCookie } from 'cookie';

const names = {
  sessionToken: 'session',
  csrfToken: 'csrf',
  callbackUrl: 'callback-url',
  pkceCodeVerifier: 'pkce',
  state: 'state',
  nonce: 'nonce',
} as const;

export type CookieRole = keyof typeof names;
export type LayerCookies = ReturnType<typeof layerCookies>;

/** Cookies that live during one visit to a provider. */
export const checkRoles = ['pkceCodeVerifier', 'state', 'nonce'] as const satisfies CookieRole[];

/**
 * The layer's own cookies. With `__Host-` no other host can set them, not even a subdomain's neighbour. That needs
 * Secure, which localhost lacks.
 */
export function layerCookies(secure: boolean) {
  const cookie = (role: CookieRole) => ({
    name: `${secure ? '__Host-' : ''}shopper.${names[role]}`,
    options: { httpOnly: true, sameSite: 'lax' as const, path: '/', secure },
  });
  return {
    sessionToken: cookie('sessionToken'),
    csrfToken: cookie('csrfToken'),
    callbackUrl: cookie('callbackUrl'),
    pkceCodeVerifier: cookie('pkceCodeVerifier'),
    state: cookie('state'),
    nonce: cookie('nonce'),
  };
}

/**
 * The layer's cookies of a request by their role, as they were sent. Other cookies and ones that are too long are
 * left out.
 */
export function readCookies(
  header: string | undefined,
  cookies: LayerCookies,
): Partial<Record<CookieRole, string>> {
  const sent = parseCookie(header ?? '', { decode: (value) => value });
  const found: Partial<Record<CookieRole, string>> = {};
  for (const role of Object.keys(names) as CookieRole[]) {
    const value = sent[cookies[role].name];
    if (value && value.length <= 4_096) found[role] = value;
  }
  return found;
}

/** Removes the cookies of a visit to a provider, however it ended. */
export function clearChecks(cookies: LayerCookies): string[] {
  return checkRoles.map((role) => {
    const { name, options } = cookies[role];
    return `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${options.secure ? '; Secure' : ''}`;
  });
}
