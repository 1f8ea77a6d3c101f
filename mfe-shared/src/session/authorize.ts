import type { Permission } from 'api';
import type { LoginType, SessionState } from './session.types';

export type Requirement = { loginType: LoginType; permission?: Permission | undefined; tenantId: string };

export type Verdict = 'loading' | 'signedOut' | 'forbidden' | 'allowed';

const rolesOf: Record<LoginType, readonly string[]> = {
  platformAdmin: ['PLATFORM_ADMIN'],
  tenantAdmin: ['TENANT_ADMIN', 'ADMIN'],
  customer: ['CUSTOMER'],
};

/**
 * Whether this visitor may see it. A platform user may open any store's back office, a store's people only their own.
 */
export function authorize(state: SessionState, { loginType, permission, tenantId }: Requirement): Verdict {
  if (state.isLoading) return 'loading';
  if (!state.isAuthenticated || !state.user) return 'signedOut';
  const { role, tenantId: home } = state.user;
  const isOperator = role === 'PLATFORM_ADMIN' && loginType === 'tenantAdmin';
  if (!isOperator && !rolesOf[loginType].includes(role)) return 'forbidden';
  if (home && tenantId && home !== tenantId) return 'forbidden';
  return permission === undefined || hasPermission(state, permission) ? 'allowed' : 'forbidden';
}

/** Looks the permission up in the tenant context's list. */
export function hasPermission(state: SessionState, permission: Permission): boolean {
  return state.tenantContext?.permissions.includes(permission) ?? false;
}
