import type { Handlers, RenderRoutesOptions } from 'mfe-shared/testing';
import { renderRoutes, tenantAdmin } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../routes';
import { list, noNotifications } from './fixtures';

/** The permissions of an owner, as far as this remote uses them. */
export const everything = [
  'read_dashboard',
  'read_products',
  'write_products',
  'read_costs',
  'read_categories',
  'read_attributes',
  'read_coupons',
  'read_customers',
  'export_customers',
  'read_reviews',
  'write_reviews',
  'read_messages',
  'write_messages',
  'read_orders',
  'write_orders',
  'refund_orders',
  'export_orders',
  'write_stock',
  'read_staff',
  'read_settings',
  'read_notifications',
  'write_notifications',
  'write_uploads',
  'read_integrations',
];

/** Opens a page of the back office as staff with these permissions; without notifications and tax classes by default. */
export function openAdmin(
  path: string,
  handlers: Handlers = {},
  permissions: string[] = everything,
  settings: RenderRoutesOptions['settings'] = {},
) {
  return renderRoutes(createRoutes, {
    path,
    settings,
    session: tenantAdmin({ permissions }),
    handlers: { 'GET /notification': noNotifications, 'GET /tax-classes': list([]), ...handlers },
    translations: loadTranslations,
  });
}
