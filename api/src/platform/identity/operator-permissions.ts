/** The permissions of operators on the platform: their roles, the platform's routes and its pages use these keys. */
export const operatorPermissions = [
  'read_tenants',
  'write_tenants',
  'delete_tenants',
  'enter_tenants',
  'act_in_tenants',
  'read_billing',
  'write_billing',
  'read_support_cases',
  'write_support_cases',
  'read_mails',
  'write_mails',
  'read_releases',
  'write_releases',
  'read_operators',
  'write_operators',
  'read_people',
  'read_audit_log',
  'read_platform_settings',
  'write_platform_settings',
] as const;

export type OperatorPermission = (typeof operatorPermissions)[number];

/** The one role of operators that cannot change: it has every permission, also those that are added later. */
export const administratorRole = 'Administrator';
