import type { LoginType } from 'mfe-shared';
import { loginOfPath } from 'mfe-shared';
import { matchPath } from 'react-router-dom';
import type { TenantType } from './areas';

/** What matters here of a composition: the pages for which its releases ask somebody to be signed in. */
export type RemoteLogins = { remotes: Record<string, { logins?: Record<string, LoginType> | undefined }> };

/**
 * Who has to be signed in to see a path; nobody for a public one. The families of paths say so themselves, a page
 * elsewhere by its release. The platform's own host has only operators.
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
