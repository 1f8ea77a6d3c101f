import { z } from 'zod';
import { errorReply } from '../../platform/http/list.schema.ts';
import { sessionUser } from '../sessions/sessions.schema.ts';

/** The content of the layer's encrypted session cookie: the session, its store, and how it began. */
export const layerClaims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  tenantId: z.uuid(),
  provider: z.string(),
  ticket: z.string().optional(),
  /** Milliseconds since 1970. */
  ticketUntil: z.number().optional(),
});
export type LayerClaims = z.infer<typeof layerClaims>;

export const oauthInput = z.strictObject({
  provider: z.string().max(40),
  /** Only the ticket is read; a client's other data about its user is not trusted. */
  userData: z.looseObject({ ticket: z.string().max(100).optional() }),
  loginType: z.enum(['customer', 'tenantAdmin', 'platformAdmin']).default('customer'),
  /** This is not read: the host decides the store. */
  tenantContext: z.unknown().optional(),
});
export type OAuthInput = z.infer<typeof oauthInput>;

export const oauthReply = z.object({
  user: sessionUser,
  access_token: z.string(),
  refresh_token: z.string(),
});
export type OAuthReply = z.infer<typeof oauthReply>;

/** The signed-in person, or `{}` for nobody. */
export const sessionView = z.union([
  z.object({
    user: sessionUser.pick({
      id: true,
      name: true,
      email: true,
      image: true,
      role: true,
      tenantId: true,
    }),
    expires: z.iso.datetime(),
    /** How the session began. */
    provider: z.string(),
    /** A ticket for POST /auth/oauth, valid once and for a minute. */
    ticket: z.string().optional(),
  }),
  z.strictObject({}),
]);
export type SessionView = z.infer<typeof sessionView>;
export const sessionOrError = z.union([errorReply, sessionView]);

export const csrfReply = z.object({ csrfToken: z.string() });

export const providersReply = z.record(
  z.string(),
  z.object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    signinUrl: z.string(),
    callbackUrl: z.string(),
  }),
);

/** Where to go now, with an `error` after a refusal. */
export const urlReply = z.object({ url: z.string() });
export const urlOrError = z.union([urlReply, errorReply]);

const text = (max: number) => z.string().max(max).optional();
/** Free text of people: an invalid value counts as missing. */
const anything = z.string().max(16_000).optional().catch(undefined);

/** A form of the layer; unknown fields of clients (`redirect`, for one) are ignored. */
export const layerForm = z
  .looseObject({
    csrfToken: text(200),
    callbackUrl: anything,
    /** Reply with `{ url }` instead of a redirect. */
    json: z.union([z.string().max(10), z.boolean()]).optional(),
    email: text(254),
    password: text(128),
  })
  .optional();
export type LayerForm = z.infer<typeof layerForm>;

/** Only the name is used. */
export const sessionInput = z.looseObject({ csrfToken: text(200), data: z.unknown().optional() }).optional();

export const pageQuery = z.looseObject({ callbackUrl: anything, error: anything });
export const providerParams = z.object({ provider: z.string().max(40) });

/** Display options for the provider's page. The browser may not set what decides about the sign-in itself. */
export const wishes = ['prompt', 'login_hint', 'ui_locales', 'display', 'hd', 'acr_values'] as const;
/** The parameters that a provider sends back. */
export const returned = ['code', 'state', 'iss', 'error', 'error_description', 'error_uri', 'scope'] as const;
