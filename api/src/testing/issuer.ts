import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JWK, JWTPayload } from 'jose';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type * as oidc from 'oidc-provider';

/** A person with an account at the provider. */
export type Account = { sub: string; email?: string; email_verified?: boolean; name?: string };

export type Issuer = {
  url: string;
  /** Where it listens itself. */
  port: number;
  /** The settings that make it the provider `oidc` of a shop. */
  settings: Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_NAME', string>;
  /** `change` modifies the token endpoint's reply; `undefined` ends that. */
  tamper(change: ((reply: Record<string, unknown>) => unknown) | undefined): void;
  /** An ID token with the provider's own signature, or with one that is not. */
  sign(claims: JWTPayload, by?: 'provider' | 'forged' | 'client secret'): Promise<string>;
  close(): Promise<void>;
};

/** The provider's page: sign-in and consent. */
const page = `<!doctype html><html lang="en"><title>Test ID</title><h1>Test ID</h1>
<form method="post"><label>E-mail <input name="email" type="email"></label>
<p>The shop would like to know your name and your e-mail.</p><button>Continue to the shop</button> <a href="?no">Not now</a></form></html>`;

/** Runs `work` without the library's warnings about settings that a real provider would need. */
async function quietly<T>(work: () => Promise<T> | T): Promise<T> {
  const { warn, info } = console;
  Object.assign(console, { warn: () => undefined, info: () => undefined });
  try {
    return await work();
  } finally {
    Object.assign(console, { warn, info });
  }
}

const tenMinutes = 600;
const ttl = {
  AccessToken: tenMinutes,
  AuthorizationCode: 60,
  Grant: tenMinutes,
  IdToken: tenMinutes,
  Interaction: tenMinutes,
  Session: tenMinutes,
};

/** Starts a real OpenID provider on loopback, with one client. `shownUrl` is the address of a server before it. */
export async function startIssuer(redirectUris: string[], shownUrl?: string): Promise<Issuer> {
  const own = await generateKeyPair('RS256', { extractable: true });
  const other = await generateKeyPair('RS256');
  const jwk: JWK = { ...(await exportJWK(own.privateKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const people = new Map<string, Account>();
  let change: Parameters<Issuer['tamper']>[0];
  let answer: (request: IncomingMessage, reply: ServerResponse) => void = () => undefined;

  const server = createServer((request, reply) => answer(request, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = shownUrl ?? `http://127.0.0.1:${port}`;
  const [clientId, clientSecret] = ['larder', 'a-secret-of-the-test-only'];

  const { Provider } = await quietly(() => import('oidc-provider'));
  const configuration: oidc.Configuration = {
    ttl,
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: redirectUris }],
    jwks: { keys: [jwk as never] },
    cookies: { keys: ['a-key-of-the-test-only'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        ...(accountId && { accountId }),
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  };
  const provider = await quietly(() => new Provider(url, configuration));
  provider.use(async (context, next) => {
    await next();
    if (change && context.path === '/token') context.body = await change(context.body as never);
  });

  const callback = provider.callback();
  answer = (request, reply) => {
    if (!request.url?.startsWith('/interaction/')) return void callback(request, reply);
    if (request.url.endsWith('?no'))
      return void provider.interactionFinished(request, reply, { error: 'access_denied' });
    if (request.method !== 'POST') return void reply.setHeader('content-type', 'text/html').end(page);
    return void readForm(request).then((account) => {
      people.set(account.sub, account);
      const login = { accountId: account.sub };
      return provider.interactionFinished(request, reply, { login });
    });
  };

  return {
    ...{ url, port },
    settings: {
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Test ID',
    },
    tamper: (given) => {
      change = given;
    },
    sign: (claims, by = 'provider') => {
      const jwt = new SignJWT(claims);
      return by === 'client secret'
        ? jwt.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(clientSecret))
        : jwt
            .setProtectedHeader({ alg: 'RS256', kid: 'own' })
            .sign(by === 'forged' ? other.privateKey : own.privateKey);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Reads the form: a person types an e-mail; a test may set all fields. */
async function readForm(request: IncomingMessage): Promise<Account> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const fields = new URLSearchParams(text);
  const account = fields.get('account');
  if (account) return JSON.parse(account) as Account;
  const email = fields.get('email') ?? '';
  return { sub: `id-of-${email}`, email, email_verified: true, name: 'Tess Test' };
}
