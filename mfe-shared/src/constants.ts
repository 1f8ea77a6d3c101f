import { languageCodes } from 'api/languages';

const second = 1000;
const minute = 60 * second;

/**
 * Every business constant and limit of the product, in one place.
 * Times are milliseconds unless the name says otherwise; money is integer minor units.
 */
export const constants = {
  cookies: {
    accessTokenDays: 1,
    refreshTokenDays: 7,
    userDataDays: 7,
    sameSite: 'lax',
    /** How often a cookie is read to notice that another tab signed in or out. */
    pollMs: 1 * second,
  },
  session: {
    refreshCheckMs: 60 * second,
    refreshThresholdMs: 5 * minute,
    /** How long a sign-out waits for the server. */
    signOutWaitMs: 2 * second,
  },
  api: {
    basePath: '/api',
    timeoutMs: 60 * second,
    /** The administrators' client. */
    adminTimeoutMs: 50 * second,
    healthTimeoutMs: 5 * second,
    /** A reply slower than this is logged. */
    slowResponseMs: 1 * second,
    /** A reply slower than this is logged as a performance problem. */
    slowPerformanceMs: 2 * second,
    auditThrottleMs: 1 * second,
  },
  tenant: {
    cacheMs: 5 * minute,
    reservedSubdomains: ['www', 'api', 'admin', 'dashboard', 'app', 'mail', 'ftp'],
  },
  redirect: {
    inProgressMs: 3 * second,
    minIntervalMs: 2 * second,
    unauthorizedDelayMs: 1 * second,
    tenantNotFoundDelayMs: 1 * second,
    forbiddenDelayMs: 1.5 * second,
    reloadDelayMs: 2 * second,
  },
  toast: {
    autoCloseMs: 3 * second,
    /** The duration of a message with an action. */
    actionCloseMs: 10 * second,
    position: { vertical: 'top', horizontal: 'center' },
  },
  query: {
    settings: { staleMs: 20 * minute, keptMs: 25 * minute },
    globalSetting: { staleMs: 10 * minute, keptMs: 15 * minute },
    layout: { retries: 1, refetchOnWindowFocus: false, staleMs: 240 * second },
    retries: 3,
    backoffCapMs: 30 * second,
    keptMs: 5 * minute,
  },
  list: {
    pageSize: 20,
    /** For tables that page rows that are already loaded. */
    libraryPageSize: 10,
  },
  notifications: { page: 1, showAllAbove: 5, badgeCap: 99 },
  persistence: { timeoutMs: 5 * second, version: 1 },
  defaults: {
    language: 'en',
    currency: 'USD',
    currencySymbol: '$',
    decimals: 2,
    dateFormat: 'MMM D, YYYY',
  },
  timeFormat: 'h:mm A',
  shipping: {
    first: { costMinor: 60_00, days: 0 },
    second: { costMinor: 20_00, days: 7 },
  },
  products: {
    /** The number of products of a section of the home page, and of the featured one. */
    featuredLimit: 18,
  },
  notes: {
    footerFreeShippingMinor: 500_00,
    productFreeShippingMinor: 100_00,
    inactiveDataDeletionDays: 60,
  },
  images: {
    deviceWidths: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    sizeWidths: [16, 32, 48, 64, 96, 128, 256, 384],
    quality: 75,
  },
  links: { prefetchMarginPx: 200 },
  scrollbar: { minThumbPx: 30, autoHideMs: 1 * second, hideDurationMs: 200, autoHeightMaxPx: 200 },
  languages: languageCodes,
} as const;
