const readAndWrite = <Subject extends string>(subject: Subject) =>
  [`read_${subject}`, `write_${subject}`] as const;

/** The one catalogue of permissions: roles, routes, menus and 403 messages use these keys. */
export const permissions = [
  'read_dashboard',
  ...readAndWrite('products'),
  'read_costs',
  ...readAndWrite('categories'),
  ...readAndWrite('attributes'),
  ...readAndWrite('coupons'),
  ...readAndWrite('customers'),
  'export_customers',
  ...readAndWrite('reviews'),
  'export_reviews',
  ...readAndWrite('messages'),
  ...readAndWrite('orders'),
  'refund_orders',
  'export_orders',
  ...readAndWrite('stock'),
  ...readAndWrite('staff'),
  ...readAndWrite('settings'),
  ...readAndWrite('notifications'),
  'write_uploads',
  ...readAndWrite('integrations'),
  ...readAndWrite('subscription'),
  ...readAndWrite('support'),
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
