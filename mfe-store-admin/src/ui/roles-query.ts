import { queryOptions } from '@tanstack/react-query';
import type { Role } from 'api';
import { adminClient } from 'mfe-shared';
import { isOwnerRole } from './use-grants';

export const byRank = (one: Role, other: Role) =>
  Number(isOwnerRole(other)) - Number(isOwnerRole(one)) || one.name.localeCompare(other.name);

/** The store's roles, the owner's first: what staff are given, and what the roles' own pages show. */
export const rolesQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'roles'],
    queryFn: ({ signal }) => adminClient.get<Role[]>('/roles', { signal }),
    select: (roles) => roles.toSorted(byRank),
  });
