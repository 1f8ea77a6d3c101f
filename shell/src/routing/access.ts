import type { LoginType } from 'mfe-shared';
import { loginOfPath } from 'mfe-shared';
import { matchPath } from 'react-router-dom';
import type { TenantType } from './areas';

/** The needed part of a composition: the login types of its releases' pages. */
export type RemoteLogins = { remotes: Record<string, { logins?: Record<string, LoginType> | undefined }> };

/**
 * The login type of a path; undefined for a public one. Known path prefixes say it themselves, other pages by their
 * release. On the platform's host only operators sign in.
 */
export function requiredLogin(
  path: string,
  tenant: TenantType,
  { remotes }: RemoteLogins,
): LoginType | undefined {
  const login = loginOfPath(path) ?? namedLogin(path, remotes);
  return tenant === 'tenant' || login === 'platformAdmin' ? login : undefined;
}

export type Access = 'public' | 'protected';

export function classifyPath(path: string, places: RemoteLogins): Access {
  return requiredLogin(path, 'tenant', places) ? 'protected' : 'public';
}

function namedLogin(path: string, remotes: RemoteLogins['remotes']): LoginType | undefined {
  const named = Object.values(remotes).flatMap(({ logins = {} }) => Object.entries(logins));
  return named.find(([pattern]) => matchPath(pattern, path))?.[1];
}
