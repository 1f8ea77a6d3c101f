import { customFetch } from '@auth/core';
import type { Provider } from '@auth/core/providers';
import Facebook from '@auth/core/providers/facebook';
import GitHub from '@auth/core/providers/github';
import Google from '@auth/core/providers/google';
import { z } from 'zod';
import type { AppConfig } from '../../platform/config.ts';
import { readableName } from '../../platform/identity/readable-name.ts';
import { fetchWithTimeout } from './provider-fetch.ts';
import { facebookUser, githubUser } from './provider-profiles.ts';

export type OAuthProviderId = 'google' | 'github' | 'facebook' | 'oidc';

/** A person, as their provider describes them. */
export type Person = {
  provider: OAuthProviderId;
  /** The provider's own lasting id. */
  subject: string;
  /** The address in lower case; null when it is missing or not one address. */
  email: string | null;
  /** Whether the provider says that it has verified the address, and is trusted in this. */
  emailVerified: boolean;
  name: string;
};

const oauth = ['pkce', 'state'] as const;
const openId = ['pkce', 'state', 'nonce'] as const;

function settings(
  clientId: string,
  clientSecret: string | undefined,
  checks: readonly ('pkce' | 'state' | 'nonce')[],
) {
  return {
    clientId,
    clientSecret: clientSecret ?? '',
    checks: [...checks],
    // It never throws: for an unreadable profile @auth/core would continue with an address made from the request's.
    profile: (raw: object) => ({ id: subjectOf(raw) }),
    [customFetch]: fetchWithTimeout,
  };
}

/** The configured identity providers. */
export function oauthProviders(config: AppConfig): Map<OAuthProviderId, Provider> {
  const found = new Map<OAuthProviderId, Provider>();
  const { GOOGLE_CLIENT_ID, GITHUB_CLIENT_ID, FACEBOOK_CLIENT_ID, OIDC_CLIENT_ID, OIDC_ISSUER } = config;
  if (GOOGLE_CLIENT_ID)
    found.set('google', Google(settings(GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET, openId)));
  if (GITHUB_CLIENT_ID) {
    const own = settings(GITHUB_CLIENT_ID, config.GITHUB_CLIENT_SECRET, oauth);
    found.set('github', GitHub({ ...own, userinfo: githubUser }));
  }
  if (FACEBOOK_CLIENT_ID) {
    const own = settings(FACEBOOK_CLIENT_ID, config.FACEBOOK_CLIENT_SECRET, oauth);
    found.set('facebook', Facebook({ ...own, userinfo: facebookUser }));
  }
  if (OIDC_CLIENT_ID && OIDC_ISSUER) {
    found.set('oidc', {
      ...settings(OIDC_CLIENT_ID, config.OIDC_CLIENT_SECRET, openId),
      id: 'oidc',
      name: config.OIDC_NAME ?? 'OpenID',
      type: 'oidc',
      issuer: OIDC_ISSUER,
      // Many providers return the e-mail only there.
      idToken: false,
    });
  }
  return found;
}

/** The keys of a provider that signs ID tokens, and the audience that its tokens need. */
export function idTokenAudience(
  config: AppConfig,
  provider: OAuthProviderId,
): { issuer: string; clientId: string } | null {
  if (provider === 'google')
    return { issuer: 'https://accounts.google.com', clientId: config.GOOGLE_CLIENT_ID ?? '' };
  if (provider === 'oidc') return { issuer: config.OIDC_ISSUER ?? '', clientId: config.OIDC_CLIENT_ID ?? '' };
  return null;
}

const subject = z.union([z.string().min(1).max(255), z.number().int().positive()]).transform(String);
const profile = z.object({
  sub: subject.optional().catch(undefined),
  id: subject.optional().catch(undefined),
  email: z.email().max(254).toLowerCase().nullable().catch(null),
  email_verified: z.literal(true).optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  login: z.string().optional().catch(undefined),
});

function subjectOf(raw: unknown): string {
  const { data } = profile.safeParse(raw);
  return data?.sub ?? data?.id ?? '';
}

/** The raw profile of a provider; missing or invalid fields are left out. */
export function readPerson(provider: OAuthProviderId, subjectId: string, raw: unknown): Person {
  const { data } = profile.safeParse(raw);
  return {
    provider,
    subject: subjectId,
    email: data?.email ?? null,
    emailVerified: data?.email_verified === true,
    name: readableName(data?.name ?? data?.login ?? '', data?.email ?? ''),
  };
}
