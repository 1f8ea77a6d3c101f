import type { PageEntry } from 'mfe-shared';
import { analyticsPages } from './features/analytics/analytics.pages';
import { apiKeysPages } from './features/api-keys/api-keys.pages';
import { archivesPages } from './features/archives/archives.pages';
import { attributesPages } from './features/attributes/attributes.pages';
import { auditLogPages } from './features/audit-log/audit-log.pages';
import { cardSettingsPages } from './features/card-settings/card-settings.pages';
import { categoriesPages } from './features/categories/categories.pages';
import { couponsPages } from './features/coupons/coupons.pages';
import { currenciesPages } from './features/currencies/currencies.pages';
import { customersPages } from './features/customers/customers.pages';
import { customizationPages } from './features/customization/customization.pages';
import { dashboardPages } from './features/dashboard/dashboard.pages';
import { domainsPages } from './features/domains/domains.pages';
import { languagesPages } from './features/languages/languages.pages';
import { messagesPages } from './features/messages/messages.pages';
import { notificationsPages } from './features/notifications/notifications.pages';
import { orderDraftsPages } from './features/order-drafts/order-drafts.pages';
import { ordersPages } from './features/orders/orders.pages';
import { pagesPages } from './features/pages/pages.pages';
import { panelsPages } from './features/panels/panels.pages';
import { productChangesPages } from './features/product-changes/product-changes.pages';
import { productEditorPages } from './features/product-editor/product-editor.pages';
import { productHistoryPages } from './features/product-history/product-history.pages';
import { productImportsPages } from './features/product-imports/product-imports.pages';
import { productSheetPages } from './features/product-sheet/product-sheet.pages';
import { productTrashPages } from './features/product-trash/product-trash.pages';
import { productsPages } from './features/products/products.pages';
import { profilePages } from './features/profile/profile.pages';
import { reviewsPages } from './features/reviews/reviews.pages';
import { rolesPages } from './features/roles/roles.pages';
import { sessionsPages } from './features/sessions/sessions.pages';
import { settingsPages } from './features/settings/settings.pages';
import { signInPages } from './features/sign-in/sign-in.pages';
import { signInProviderPages } from './features/sign-in-provider/sign-in-provider.pages';
import { staffPages } from './features/staff/staff.pages';
import { staffOrdersPages } from './features/staff-orders/staff-orders.pages';
import { stockPages } from './features/stock/stock.pages';
import { storeSetupPages } from './features/store-setup/store-setup.pages';
import { subscriptionPages } from './features/subscription/subscription.pages';
import { supportCasesPages } from './features/support-cases/support-cases.pages';
import { taxClassesPages } from './features/tax-classes/tax-classes.pages';
import { translationsPages } from './features/translations/translations.pages';
import { webhooksPages } from './features/webhooks/webhooks.pages';

export { sessionsPages };

/** All pages inside the back office. */
export const adminPages: PageEntry[] = [
  ...dashboardPages,
  ...analyticsPages,
  ...ordersPages,
  ...staffOrdersPages,
  ...orderDraftsPages,
  ...productsPages,
  ...productChangesPages,
  ...productImportsPages,
  ...productSheetPages,
  ...productTrashPages,
  ...productHistoryPages,
  ...productEditorPages,
  ...stockPages,
  ...categoriesPages,
  ...attributesPages,
  ...couponsPages,
  ...reviewsPages,
  ...customersPages,
  ...messagesPages,
  ...supportCasesPages,
  ...notificationsPages,
  ...settingsPages,
  ...cardSettingsPages,
  ...domainsPages,
  ...subscriptionPages,
  ...archivesPages,
  ...storeSetupPages,
  ...languagesPages,
  ...currenciesPages,
  ...staffPages,
  ...rolesPages,
  ...auditLogPages,
  ...signInPages,
  ...signInProviderPages,
  ...panelsPages,
  ...customizationPages,
  ...apiKeysPages,
  ...webhooksPages,
  ...translationsPages,
  ...profilePages,
  ...taxClassesPages,
  ...pagesPages,
];

const inStoreAdmin = (path: string) => path.replace(/^\/admin\//, '/store-admin/');

/** The same pages below /store-admin. Its sidebar links into /admin. */
export const storeAdminPages: PageEntry[] = adminPages.map((page) => ({
  ...page,
  path: inStoreAdmin(page.path),
  otherwise: page.otherwise?.map(inStoreAdmin),
  navigation: undefined,
}));

/** All pages of this remote: its release record is made from them. */
export const pages: PageEntry[] = [...sessionsPages, ...adminPages, ...storeAdminPages];
