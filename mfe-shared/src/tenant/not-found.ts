import { deleteCookie, readCookie } from '../cookies';
import { navigation } from '../navigation';
import { classifyHost, hostName } from './classify-host';
import { resetTenantCache, rootDomain } from './tenant-context';

export const tenantNotFoundMessage = 'Tenant not found or inactive';

/** Written by the edge when the host has no active store. */
const failureCookie = 'tenant-validation-failed';
const tenantCookies = [
  'tenant-type',
  'tenant-subtype',
  'tenant-id',
  'tenant-slug',
  'tenant-domain',
  'tenant-data',
  'admin-type',
  'user-role',
];

/** The platform's page for hosts without a store, with the requested name. */
export function tenantNotFoundUrl(): string {
  const root = rootDomain();
  const port = location.port ? `:${location.port}` : '';
  const query = new URLSearchParams({
    domain: hostName(location.host),
    error: tenantNotFoundMessage,
    subdomain: classifyHost(location.host, root).slug,
  });
  return `${location.protocol}//${root}${port}/tenant-not-found?${query}`;
}

/** Redirects to the platform when the edge flagged this host; returns whether it does. */
export function leaveUnknownTenant(): boolean {
  if (!readCookie(failureCookie) || location.pathname === '/tenant-not-found') return false;
  for (const name of [failureCookie, ...tenantCookies]) deleteCookie(name);
  resetTenantCache();
  navigation.replace(tenantNotFoundUrl());
  return true;
}
