import { z } from 'zod';
import { errorReply } from '../../platform/http/list.schema.ts';
import { sessionUser } from '../sessions/sessions.schema.ts';

/** What the layer's session cookie says, encrypted: whose session of which store, and how it was begun. */
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
  /** Only the ticket is read; whatever else a client says about its user is not believed. */
  userData: z.looseObject({ ticket: z.string().max(100).optional() }),
  loginType: z.enum(['customer', 'tenantAdmin', 'platformAdmin']).default('customer'),
  /** Not read: the store is the host's. */
  tenantContext: z.unknown().optional(),
});
export type OAuthInput = z.infer<typeof oauthInput>;

export const oauthReply = z.object({
  user: sessionUser,
  access_token: z.string(),
  refresh_token: z.string(),
});
export type OAuthReply = z.infer<typeof oauthReply>;

/** Who is signed in, or `{}` for nobody. */
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
    /** How the session was begun. */
    provider: z.string(),
    /** For POST /auth/oauth, once and for a minute. */
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

/** Where to go now; of a refusal with its `error`. */
export const urlReply = z.object({ url: z.string() });
export const urlOrError = z.union([urlReply, errorReply]);

const text = (max: number) => z.string().max(max).optional();
/** Anything may stand where people can write; what cannot be meant counts as not said. */
const anything = z.string().max(16_000).optional().catch(undefined);

/** A form of the layer; what else a client puts in (`redirect`, for one) is passed over. */
export const layerForm = z
  .looseObject({
    csrfToken: text(200),
    callbackUrl: anything,
    /** Answer `{ url }` and not with a redirect. */
    json: z.union([z.string().max(10), z.boolean()]).optional(),
    email: text(254),
    password: text(128),
  })
  .optional();
export type LayerForm = z.infer<typeof layerForm>;

/** Only the name is taken. */
export const sessionInput = z.looseObject({ csrfToken: text(200), data: z.unknown().optional() }).optional();

export const pageQuery = z.looseObject({ callbackUrl: anything, error: anything });
export const providerParams = z.object({ provider: z.string().max(40) });

/** Wishes about the provider's own page. What decides about the sign-in itself is not the browser's to say. */
export const wishes = ['prompt', 'login_hint', 'ui_locales', 'display', 'hd', 'acr_values'] as const;
/** What a provider sends back. */
export const returned = ['code', 'state', 'iss', 'error', 'error_description', 'error_uri', 'scope'] as const;
