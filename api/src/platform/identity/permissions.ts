/** The one catalogue of permissions: roles, routes, menus and 403 messages use these keys. */
export const permissions = [
  'read_dashboard',
  'read_products',
  'write_products',
  'read_costs',
  'read_categories',
  'write_categories',
  'read_attributes',
  'write_attributes',
  'read_coupons',
  'write_coupons',
  'read_customers',
  'write_customers',
  'export_customers',
  'read_reviews',
  'write_reviews',
  'export_reviews',
  'read_messages',
  'write_messages',
  'read_orders',
  'write_orders',
  'refund_orders',
  'export_orders',
  'read_stock',
  'write_stock',
  'read_staff',
  'write_staff',
  'read_settings',
  'write_settings',
  'read_notifications',
  'write_notifications',
  'write_uploads',
  'read_integrations',
  'write_integrations',
  'read_subscription',
  'write_subscription',
  'read_support',
  'write_support',
  'export_store',
  'delete_store',
] as const;

export type Permission = (typeof permissions)[number];

/**
 * Returns the subject of a permission, which groups it on screens: `read_orders` and `refund_orders` belong to
 * `orders`.
 */
export const permissionGroup = (key: string): string => key.slice(key.indexOf('_') + 1);

/**
 * The groups of permissions that a store's programs are never given: its team, its keys and webhooks, its settings, its
 * plan, support, and the whole store at once.
 */
const forPeople = ['staff', 'settings', 'integrations', 'subscription', 'support', 'store'] as const;

const forOwners = (key: Permission): boolean => ['subscription', 'store'].includes(permissionGroup(key));
type ProgramPermission = Exclude<Permission, `${string}_${(typeof forPeople)[number]}`>;

/** The permissions that an API key can have. */
export const programPermissions = permissions.filter(
  (key): key is ProgramPermission => !forPeople.some((group) => group === permissionGroup(key)),
);

/** The one role that cannot change: it has every permission, also those that are added later. */
export const ownerRole = 'Owner';

/** Roles every new store starts with. */
export const systemRoles: Record<string, readonly Permission[]> = {
  [ownerRole]: permissions,
  Admin: permissions.filter((key) => !forOwners(key)),
  Manager: permissions.filter(
    (key) =>
      !forOwners(key) &&
      !['staff', 'integrations'].includes(permissionGroup(key)) &&
      key !== 'write_settings',
  ),
  Cashier: ['read_orders', 'read_products', 'read_customers', 'read_notifications'],
  Accountant: [
    'read_dashboard',
    'read_products',
    'read_costs',
    'read_orders',
    'export_orders',
    'read_customers',
  ],
  Driver: ['read_orders', 'write_orders'],
  Picker: ['read_orders', 'write_orders', 'read_products', 'read_stock'],
};
