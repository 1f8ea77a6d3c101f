/** The part of the contract that only the operators' area reads. */
export type { Mail, MailListQuery, MailRow } from './features/mails/mails.schema.ts';
export type {
  OperatorPermissionList,
  OperatorRole,
  OperatorRoleInput,
} from './features/operator-roles/operator-roles.schema.ts';
export type { Operator } from './features/operators/operators.schema.ts';
export type { FoundPerson } from './features/people/people.schema.ts';
export type { PlatformNotice } from './features/platform-notices/platform-notices.schema.ts';
export type { TenantOwner, TenantOwnerInput } from './features/tenants/tenants.owners.schema.ts';
export type { OperatorPermission } from './platform/identity/operator-permissions.ts';
