import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ownProfileRoutes } from './features/accounts/accounts.own.routes.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { analyticsRoutes } from './features/analytics/analytics.routes.ts';
import { apiKeyRoutes } from './features/api-keys/api-keys.routes.ts';
import { archiveRoutes } from './features/archives/archives.routes.ts';
import { archiveUploadRoutes } from './features/archives/archives.upload.routes.ts';
import { attributeRoutes } from './features/attributes/attributes.routes.ts';
import { auditLogRoutes } from './features/audit-log/audit-log.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { backInStockRoutes } from './features/back-in-stock/back-in-stock.routes.ts';
import { cardPaymentRoutes } from './features/card-payments/card-payments.routes.ts';
import { cardSettingRoutes } from './features/card-settings/card-settings.routes.ts';
import { cartRoutes } from './features/cart/cart.routes.ts';
import { catalogRoutes } from './features/catalog/catalog.routes.ts';
import { categoryRoutes } from './features/categories/categories.routes.ts';
import { changeRoutes } from './features/changes/changes.routes.ts';
import { shopCouponRoutes } from './features/coupons/coupons.cart.routes.ts';
import { couponRoutes } from './features/coupons/coupons.routes.ts';
import { currencyRoutes } from './features/currencies/currencies.routes.ts';
import { customerAddressRoutes } from './features/customers/customers.addresses.routes.ts';
import { customerRoutes } from './features/customers/customers.routes.ts';
import { customizationRoutes } from './features/customization/customization.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { reportRoutes } from './features/demotions/demotions.reports.routes.ts';
import { deployTokenRoutes } from './features/deploy-tokens/deploy-tokens.routes.ts';
import { favouriteRoutes } from './features/favourites/favourites.routes.ts';
import { guestOrderRoutes } from './features/guest-orders/guest-orders.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { imageRoutes } from './features/images/images.routes.ts';
import { languageRoutes } from './features/languages/languages.routes.ts';
import { listViewRoutes } from './features/list-views/list-views.routes.ts';
import { liveOrderRoutes } from './features/live-orders/live-orders.routes.ts';
import { mailRoutes } from './features/mails/mails.routes.ts';
import { messageRoutes } from './features/messages/messages.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { operatorRoleRoutes } from './features/operator-roles/operator-roles.routes.ts';
import { operatorRoutes } from './features/operators/operators.routes.ts';
import { orderDraftRoutes } from './features/order-drafts/order-drafts.routes.ts';
import { orderPaperRoutes } from './features/order-papers/order-papers.routes.ts';
import { orderWeightRoutes } from './features/order-weights/order-weights.routes.ts';
import { orderRoutes } from './features/orders/orders.routes.ts';
import { overrideRoutes } from './features/overrides/overrides.routes.ts';
import { ownDataRoutes } from './features/own-data/own-data.routes.ts';
import { partContactRoutes } from './features/part-contacts/part-contacts.routes.ts';
import { peopleRoutes } from './features/people/people.routes.ts';
import { planRoutes } from './features/plans/plans.routes.ts';
import { platformAnalyticsRoutes } from './features/platform-analytics/platform-analytics.routes.ts';
import { platformNoticeRoutes } from './features/platform-notices/platform-notices.routes.ts';
import { platformSettingRoutes } from './features/platform-settings/platform-settings.routes.ts';
import { productChangeRoutes } from './features/product-changes/product-changes.routes.ts';
import { productExportRoutes } from './features/product-exports/product-exports.routes.ts';
import { productHistoryRoutes } from './features/product-history/product-history.routes.ts';
import { productImportRoutes } from './features/product-imports/product-imports.routes.ts';
import { productSheetRoutes } from './features/product-sheet/product-sheet.routes.ts';
import { productTrashRoutes } from './features/product-trash/product-trash.routes.ts';
import { addressRoutes } from './features/products/products.addresses.routes.ts';
import { productRoutes } from './features/products/products.routes.ts';
import { refundRoutes } from './features/refunds/refunds.routes.ts';
import { releaseOverviewRoutes } from './features/releases/releases.overview.routes.ts';
import { releaseRoutes } from './features/releases/releases.routes.ts';
import { releaseTeamRoutes } from './features/releases/releases.team.routes.ts';
import { reviewRoutes } from './features/reviews/reviews.routes.ts';
import { roleRoutes } from './features/roles/roles.routes.ts';
import { rolloutRoutes } from './features/rollouts/rollouts.routes.ts';
import { secondFactorRoutes } from './features/second-factors/second-factors.routes.ts';
import { sessionRoutes } from './features/sessions/sessions.routes.ts';
import { settingRoutes } from './features/settings/settings.routes.ts';
import { shopperMailRoutes } from './features/shopper-mails/shopper-mails.routes.ts';
import { signInRoutes } from './features/sign-in/sign-in.routes.ts';
import { signInProviderRoutes } from './features/sign-in-provider/sign-in-provider.routes.ts';
import { signUpRoutes } from './features/sign-ups/sign-ups.routes.ts';
import { staffRoutes } from './features/staff/staff.routes.ts';
import { staffOrderRoutes } from './features/staff-orders/staff-orders.routes.ts';
import { stockRoutes } from './features/stock/stock.routes.ts';
import { stockLevelRoutes } from './features/stock-levels/stock-levels.routes.ts';
import { storeRemovalRoutes } from './features/store-removals/store-removals.routes.ts';
import { storeSetupRoutes } from './features/store-setup/store-setup.routes.ts';
import { storeVisitRoutes } from './features/store-visits/store-visits.routes.ts';
import { subscriptionPaymentRoutes } from './features/subscription-payments/subscription-payments.routes.ts';
import { platformSubscriptionRoutes } from './features/subscriptions/subscriptions.platform.routes.ts';
import { subscriptionRoutes } from './features/subscriptions/subscriptions.routes.ts';
import { storeCaseRoutes } from './features/support-cases/support-cases.operators.routes.ts';
import { supportCaseRoutes } from './features/support-cases/support-cases.routes.ts';
import { supportFileRoutes } from './features/support-cases/support-cases.uploads.routes.ts';
import { taxClassRoutes } from './features/tax-classes/tax-classes.routes.ts';
import { telemetryRoutes } from './features/telemetry/telemetry.routes.ts';
import { tenantBulkRoutes } from './features/tenants/tenants.bulk.routes.ts';
import { domainRoutes } from './features/tenants/tenants.domains.routes.ts';
import { tenantOwnerRoutes } from './features/tenants/tenants.owners.routes.ts';
import { tenantRoutes } from './features/tenants/tenants.routes.ts';
import { translationRoutes } from './features/translations/translations.routes.ts';
import { webhookRoutes } from './features/webhooks/webhooks.routes.ts';

/** Every feature of the API. */
export const features: FastifyPluginAsyncZod[] = [
  healthRoutes,
  changeRoutes,
  imageRoutes,
  roleRoutes,
  staffRoutes,
  auditLogRoutes,
  tenantRoutes,
  tenantOwnerRoutes,
  tenantBulkRoutes,
  archiveRoutes,
  archiveUploadRoutes,
  storeRemovalRoutes,
  planRoutes,
  subscriptionRoutes,
  platformSubscriptionRoutes,
  subscriptionPaymentRoutes,
  operatorRoutes,
  operatorRoleRoutes,
  peopleRoutes,
  storeVisitRoutes,
  deployTokenRoutes,
  apiKeyRoutes,
  webhookRoutes,
  partContactRoutes,
  platformNoticeRoutes,
  reportRoutes,
  releaseRoutes,
  releaseOverviewRoutes,
  releaseTeamRoutes,
  rolloutRoutes,
  overrideRoutes,
  telemetryRoutes,
  signUpRoutes,
  domainRoutes,
  languageRoutes,
  sessionRoutes,
  signInRoutes,
  signInProviderRoutes,
  secondFactorRoutes,
  authRoutes,
  accountRoutes,
  ownProfileRoutes,
  mailRoutes,
  settingRoutes,
  platformAnalyticsRoutes,
  platformSettingRoutes,
  customizationRoutes,
  currencyRoutes,
  notificationRoutes,
  customerRoutes,
  customerAddressRoutes,
  ownDataRoutes,
  favouriteRoutes,
  categoryRoutes,
  attributeRoutes,
  catalogRoutes,
  productRoutes,
  addressRoutes,
  productChangeRoutes,
  productImportRoutes,
  productExportRoutes,
  productSheetRoutes,
  productTrashRoutes,
  productHistoryRoutes,
  stockRoutes,
  stockLevelRoutes,
  storeSetupRoutes,
  shopCouponRoutes,
  couponRoutes,
  cartRoutes,
  messageRoutes,
  supportCaseRoutes,
  storeCaseRoutes,
  supportFileRoutes,
  reviewRoutes,
  orderRoutes,
  guestOrderRoutes,
  orderPaperRoutes,
  orderWeightRoutes,
  shopperMailRoutes,
  backInStockRoutes,
  liveOrderRoutes,
  staffOrderRoutes,
  orderDraftRoutes,
  refundRoutes,
  cardSettingRoutes,
  cardPaymentRoutes,
  dashboardRoutes,
  analyticsRoutes,
  translationRoutes,
  listViewRoutes,
  taxClassRoutes,
];
