import type { Handlers, RenderRoutesOptions } from 'mfe-shared/testing';
import { renderRoutes, tenantAdmin } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../routes';
import { noNotifications } from './fixtures';

/** What an owner may do, as far as this remote asks. */
export const everything = [
  'read_dashboard',
  'read_products',
  'write_products',
  'read_categories',
  'read_attributes',
  'read_coupons',
  'read_customers',
  'read_orders',
  'write_orders',
  'read_staff',
  'read_settings',
  'read_notifications',
  'write_notifications',
  'write_uploads',
];

/** The back office at a path, as somebody of the staff with these permissions; the bell is silent unless told. */
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
    handlers: { 'GET /notification': noNotifications, ...handlers },
    translations: loadTranslations,
  });
}
