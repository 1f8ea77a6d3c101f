/**
 * The entry point of the API: the types of its requests and replies. Browser code imports them with `import type`.
 */

export type * from './contract.deprecated.ts';
export type * from './contract.operators.ts';
export type { OwnProfile } from './features/accounts/accounts.own.schema.ts';
export type {
  AcceptInvitationInput,
  ChangePasswordInput,
  ForgotPasswordInput,
  ProfileInput,
  ResetPasswordInput,
  SignUpInput,
} from './features/accounts/accounts.schema.ts';
export type { Analytics, GoodsAnalytics } from './features/analytics/analytics.schema.ts';
export type { ApiKey, ApiKeyInput, NewApiKey } from './features/api-keys/api-keys.schema.ts';
export type { Attribute, AttributeDetail, AttributeInput } from './features/attributes/attributes.schema.ts';
export type { AuditCheck, AuditEntry, AuditListQuery } from './features/audit-log/audit-log.schema.ts';
export type { BackInStockInput } from './features/back-in-stock/back-in-stock.schema.ts';
export type { CardPaymentReply } from './features/card-payments/card-payments.schema.ts';
export type { CardSettingsInput, CardSettingsReply } from './features/card-settings/card-settings.schema.ts';
export type { Arrival, ArrivalPreviewInput, Arrivals } from './features/cart/cart.arrivals.schema.ts';
export type { CartChanges, MyCart } from './features/cart/cart.mine.schema.ts';
export type { CartIssue, CartQuote, CartQuoteInput, ShippingOption } from './features/cart/cart.schema.ts';
export type {
  CatalogFacets,
  CatalogProduct,
  CatalogProductDetail,
  CatalogProductQuery,
  Suggestions,
} from './features/catalog/catalog.schema.ts';
export type {
  CatalogCategory,
  Category,
  CategoryInput,
  CategoryMove,
} from './features/categories/categories.schema.ts';
export type { ChangeMessage, PageChange, PageChangeListener } from './features/changes/changes.schema.ts';
export type { ShopCoupon, ShownCoupon } from './features/coupons/coupons.cart.schema.ts';
export type { Coupon, CouponInput } from './features/coupons/coupons.schema.ts';
export type { Currency, StoreCurrency, StoreCurrencyList } from './features/currencies/currencies.schema.ts';
export type { CustomerExport } from './features/customers/customers.export.schema.ts';
export type { Address, AddressInput, Me } from './features/customers/customers.schema.ts';
export type { Customer, CustomerInput, CustomerRow } from './features/customers/customers.staff.schema.ts';
export type {
  CustomizationPlan,
  CustomizationRecord,
  CustomizationVersion,
} from './features/customization/customization.editing.schema.ts';
export type { Customization } from './features/customization/customization.schema.ts';
export type { Dashboard } from './features/dashboard/dashboard.schema.ts';
export type {
  DeployToken,
  DeployTokenInput,
  NewDeployToken,
} from './features/deploy-tokens/deploy-tokens.schema.ts';
export type { FavouriteList } from './features/favourites/favourites.schema.ts';
export type { GuestOrder, GuestOrderInput } from './features/guest-orders/guest-orders.schema.ts';
export type { Health } from './features/health/health.schema.ts';
export type { LibraryPicture, UploadReply } from './features/images/images.schema.ts';
export type { LanguageRecord, StoreLanguage } from './features/languages/languages.schema.ts';
export type {
  ListLayout,
  ListView as SavedView,
  ListViewInput as SavedViewInput,
} from './features/list-views/list-views.schema.ts';
export type { MessageInput, StoredMessage } from './features/messages/messages.schema.ts';
export type { Notification, NotificationList } from './features/notifications/notifications.schema.ts';
export type { OrderDraft, OrderDraftRow } from './features/order-drafts/order-drafts.schema.ts';
export type { OrderWeightsInput, WeightConsentInput } from './features/order-weights/order-weights.schema.ts';
export type { OrderStatus, ShopperOrderStatus } from './features/orders/order-states.ts';
export type {
  MyOrder,
  MyOrderList,
  MyOrderRow,
  Order,
  OrderInput,
  OrderList,
  OrderListQuery,
  OrderRow,
  OrderStatusInput,
  ReturningShopper,
} from './features/orders/orders.schema.ts';
export type { OpenedOverride, Override, OverrideTicket } from './features/overrides/overrides.schema.ts';
export type { PartContact, PartContactInput } from './features/part-contacts/part-contacts.schema.ts';
export type { OfferedPlan, Plan, PlanInput } from './features/plans/plans.schema.ts';
export type { PlatformAdminSetting } from './features/platform-settings/platform-settings.schema.ts';
export type {
  BulkOperation,
  BulkSelection,
  ChangeItem,
  ChangeValues,
  ImportField,
  ImportMapping,
  ProductChange,
} from './features/product-changes/product-changes.schema.ts';
export type { FieldChange, HistoryEntry } from './features/product-history/product-history.schema.ts';
export type { ProductImport } from './features/product-imports/product-imports.schema.ts';
export type { SheetRow } from './features/product-sheet/product-sheet.schema.ts';
export type { TrashRow } from './features/product-trash/product-trash.schema.ts';
export type {
  OrderableVariant,
  ProductDetail,
  ProductFilter,
  ProductInput,
  ProductListQuery,
  ProductRow,
  VariantInput,
} from './features/products/products.schema.ts';
export type { RefundInput } from './features/refunds/refunds.schema.ts';
export type { OverviewBuild, ReleaseOverview } from './features/releases/releases.overview.schema.ts';
export type { PublishInput } from './features/releases/releases.publish.schema.ts';
export type {
  PublishReply,
  Release,
  ReleaseInput,
  ReleaseInputReply,
  ReleaseListQuery,
  ReleaseRow,
} from './features/releases/releases.schema.ts';
export type { TeamStatus } from './features/releases/releases.team.schema.ts';
export type {
  CatalogReview,
  CatalogReviewList,
  CatalogReviewQuery,
  MyReview,
  MyReviewReply,
  Review,
  ReviewDecision,
  ReviewInput,
} from './features/reviews/reviews.schema.ts';
export type { PermissionList, Role, RoleInput } from './features/roles/roles.schema.ts';
export type {
  Composition,
  CompositionInput,
  ReleasePlan,
  Ring,
  Rollout,
  RolloutInput,
  RolloutListQuery,
  RolloutUpdate,
} from './features/rollouts/rollouts.schema.ts';
export type {
  OwnSecondFactors,
  SecondFactor,
  SecondFactorRule,
  TotpInput,
  TotpSetup,
} from './features/second-factors/second-factors.schema.ts';
export type { Credentials, LoginReply, SessionUser } from './features/sessions/sessions.schema.ts';
export type { SettingsCheck, SettingType } from './features/settings/settings.input.schema.ts';
export type {
  GlobalSetting,
  PlatformSetting,
  StoreSeo,
  StoreSetting,
} from './features/settings/settings.schema.ts';
export type { SlotArrangement, SlotSetting } from './features/settings/settings.slots.schema.ts';
export type { MailChoiceList } from './features/shopper-mails/shopper-mails.schema.ts';
export type {
  FirstFactorInput,
  PasskeySignIn,
  SecondFactorChallenge,
  SecondStepInput,
} from './features/sign-in/sign-in.schema.ts';
export type {
  ProviderProblem,
  ProviderTestReply,
  SignInProvider,
  SignInProviderInput,
  SignInProviderReply,
} from './features/sign-in-provider/sign-in-provider.schema.ts';
export type { OpenedStore, SignUpStoreInput, SignUpStoreReply } from './features/sign-ups/sign-ups.schema.ts';
export type { StaffInput, StaffListQuery, StaffMember, StaffUpdate } from './features/staff/staff.schema.ts';
export type {
  OrderEditInput,
  OrderEditQuote,
  StaffOrder,
  StaffOrderInput,
  StaffOrderQuoteInput,
} from './features/staff-orders/staff-orders.schema.ts';
export type { StockMovement } from './features/stock/stock.schema.ts';
export type { PurchaseList, StockRow } from './features/stock-levels/stock-levels.schema.ts';
export type { StoreSetup } from './features/store-setup/store-setup.schema.ts';
export type { Collected } from './features/subscription-payments/subscription-payments.schema.ts';
export type {
  InvoiceRow,
  Issuer,
  IssuerInput,
  OwnSubscription,
  PlanChoice,
  SubscriptionInvoice,
  SubscriptionInvoiceDetail,
  SubscriptionRow,
  SubscriptionUpdate,
} from './features/subscriptions/subscriptions.schema.ts';
export type {
  CaseNote,
  StoreCase,
  StoreCaseDetail,
} from './features/support-cases/support-cases.operators.schema.ts';
export type {
  CaseFile,
  CaseMessage,
  CaseStatus,
  SupportCase,
  SupportCaseDetail,
} from './features/support-cases/support-cases.schema.ts';
export type { TaxClass, TaxClassInput } from './features/tax-classes/tax-classes.schema.ts';
export type {
  ErrorGroup,
  ReleaseSettings,
  RemoteError,
  RemoteErrorQuery,
  RemoteNumbers,
  RemoteNumbersQuery,
  TelemetryInput,
} from './features/telemetry/telemetry.schema.ts';
export type { PointedDomain } from './features/tenants/tenants.domains.schema.ts';
export type {
  HostBootstrap,
  Tenant,
  TenantInput,
  TenantUpdate,
} from './features/tenants/tenants.schema.ts';
export type { MissingText, TextKind, Translation } from './features/translations/translations.schema.ts';
export type {
  NewWebhook,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryRow,
  WebhookEvent,
  WebhookInput,
} from './features/webhooks/webhooks.schema.ts';
export type { paths as ApiFilePaths } from './generated/files.ts';
export type { paths as ApiPaths } from './generated/openapi.ts';
export type { BulkReply } from './platform/http/bulk.schema.ts';
export type { ListReply } from './platform/http/list.schema.ts';
export type { LanguageCode, LocalizedText } from './platform/http/localized.schema.ts';
export type { AnyPermission as Permission } from './platform/identity/principal.ts';
export type { Message } from './platform/message.schema.ts';
export type {
  BuildSet,
  RunBuilds,
  RunFault,
  RunInput,
  ShopToRender,
} from './platform/storage/build-runner.ts';
export type { PageRecord, ReleaseRecord, SlotRecord } from './platform/storage/release-record.schema.ts';
export type { HostTenant } from './platform/tenancy/host-tenant.schema.ts';
