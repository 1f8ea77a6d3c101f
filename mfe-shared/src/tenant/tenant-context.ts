import { constants } from '../constants';
import { deleteCookie, readCookie, writeCookie } from '../cookies';
import { enteredPath } from './area-cookies';
import { adminArea } from './areas';
import { isLocalHost } from './classify-host';
import type { DetectedIdentity } from './identity';
import { detectIdentity } from './identity';
import type { TenantContext } from './tenant.types';

type Visitor = Pick<TenantContext, 'userRole' | 'permissions'>;

const nobody: Visitor = { userRole: '', permissions: [] };

let root = 'localhost';
let identity: { value: DetectedIdentity; until: number } | undefined;
let visitor = nobody;
let known: { from: unknown[]; context: TenantContext } | undefined;

/** Sets the platform's root domain. `startShared` calls it once. */
export function configureTenant(rootDomain: string): void {
  root = rootDomain;
  resetTenantCache();
}

/** The signed-in person, from the session. Scripts without the session read the cookie `user-role`. */
export function setVisitor(next: Visitor | null): void {
  // A new object each time, so that the context is made again and the cookie is read again.
  visitor = { ...(next ?? nobody) };
  if (next) writeCookie('user-role', next.userRole, constants.cookies.userDataDays);
  else deleteCookie('user-role');
}

export function resetTenantCache(): void {
  identity = undefined;
  known = undefined;
}

export function rootDomain(): string {
  return root;
}

/**
 * The present tenant context: the tenant (cached for 5 minutes), the area by the path, the permissions by the
 * session. Browser only; use `useTenant` while rendering. The same object until something changes.
 */
export function getTenantContext(): TenantContext {
  const path = enteredPath();
  const identity = currentIdentity();
  // Every part of a page calls it at each change, so it is only made again when its sources change.
  const from = [identity, visitor, path, location.href];
  if (known?.from.every((part, index) => part === from[index])) return known.context;
  const adminType = adminArea(path);
  const context: TenantContext = {
    ...identity,
    subtype: adminType ? 'admin' : 'public',
    adminType,
    userRole: visitor.userRole || (readCookie('user-role') ?? ''),
    permissions: visitor.permissions,
    isLocal: isLocalHost(location.hostname),
    fullUrl: location.href,
  };
  known = { from, context: known && same(known.context, context) ? known.context : context };
  return known.context;
}

function same(one: TenantContext, other: TenantContext): boolean {
  return (Object.keys(other) as (keyof TenantContext)[]).every((key) => one[key] === other[key]);
}

function currentIdentity(): DetectedIdentity {
  if (!identity || identity.until <= Date.now()) {
    const meta = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
    identity = {
      value: detectIdentity({ rootDomain: root, host: location.host, cookie: readCookie, meta }),
      until: Date.now() + constants.tenant.cacheMs,
    };
  }
  return identity.value;
}
