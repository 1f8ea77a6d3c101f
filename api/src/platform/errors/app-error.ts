import type { Message } from '../message.schema.ts';

/** Every expected failure, by its stable code. The code is the translation key of its message. */
const catalogue = {
  VALIDATION: [400, 'The request is not valid.'],
  UNAUTHORIZED: [401, 'Sign in to go on.'],
  INVALID_CREDENTIALS: [401, 'E-mail or password is wrong.'],
  SESSION_ENDED: [401, 'Your session has ended. Sign in again.'],
  FORBIDDEN: [403, 'You do not have the right to do this.'],
  ADMIN_ACCESS_DENIED: [403, 'This area is for staff.'],
  TENANT_ADMIN_REQUIRED: [403, 'This area is for the staff of this store.'],
  PLATFORM_ADMIN_REQUIRED: [403, 'This area is for platform administrators.'],
  TENANT_MISMATCH: [403, 'You are signed in to another store.'],
  NOT_FOUND: [404, 'There is nothing here.'],
  TENANT_NOT_FOUND: [404, 'Tenant not found or inactive'],
  TENANT_CLOSED: [409, 'This store is closed. Its back office is read-only.'],
  TENANT_REQUIRED: [400, 'This is a call to a store, and this host is not a store.'],
  EMAIL_UNVERIFIED: [409, 'Open the link in our mail first, then sign in.'],
  PASSWORD_WRONG: [400, 'The present password is wrong.'],
  PASSWORD_NEEDED: [409, 'Enter your password again to do this.'],
  SIGN_IN_AGAIN: [409, 'Sign out and sign in again to do this.'],
  LAST_WAY_IN: [409, 'This is the only way to sign in. Set a password first.'],
  CODE_WRONG: [400, 'This code is not right, or it was used before.'],
  PASSKEY_REFUSED: [400, 'This passkey was not accepted.'],
  SECOND_FACTOR_NEEDED: [409, 'Set up a second factor for yourself first.'],
  SECOND_FACTOR_REQUIRED: [409, 'A second factor is required here. Add another one first.'],
  LINK_EXPIRED: [410, 'This link has expired or was used before.'],
  PROVIDER_DOWN: [502, 'The provider of this sign-in cannot be reached.'],
  PROVIDER_REFUSED: [400, 'The provider did not confirm who you are.'],
  PROVIDER_EMAIL: [409, 'The provider names no e-mail address that may sign in here.'],
  PROVIDER_NO_ACCOUNT: [409, 'Nobody here may sign in with this account of the provider.'],
  PROVIDER_ONLY: [409, 'Here you sign in with the provider of the store.'],
  OAUTH_FAILED: [401, 'OAuth login failed.'],
  ACCOUNT_NOT_LINKED: [409, 'There is an account with this e-mail already. Sign in with its password first.'],
  CROSS_SITE: [403, 'This request came from another site.'],
  LAST_OWNER: [409, 'A store keeps at least one owner.'],
  VISIT_READ_ONLY: [
    403,
    'This visit is read-only. To change something, start a visit that may change things.',
  ],
  LAST_ADMINISTRATOR: [409, 'The platform keeps at least one administrator.'],
  PERMISSION_BEYOND: [409, 'Nobody can grant a right that they do not have.'],
  KEY_REVOKED: [409, 'This key was revoked. Make a new one.'],
  NAME_TAKEN: [409, 'This name is taken.'],
  ROLE_TAKEN: [409, 'There is a role of this name already.'],
  DOMAIN_TAKEN: [409, 'This domain belongs to a store already.'],
  DOMAIN_UNPROVEN: [409, 'The TXT record of this domain was not found.'],
  RELEASE_REFUSED: [409, 'This build does not fit what it would run with.'],
  RELEASE_INCOMPLETE: [409, 'Files of this build are missing.'],
  RELEASE_FILE: [400, 'This is not the file that the record of the build names.'],
  RELEASE_UNKNOWN: [404, 'There is no such build.'],
  OVERRIDES_OFF: [403, 'This platform lets no page load a local build.'],
  EMAIL_TAKEN: [409, 'There is an account with this e-mail already.'],
  SLUG_TAKEN: [409, 'This address is taken.'],
  SKU_TAKEN: [409, 'This SKU is in use.'],
  VERSION_CONFLICT: [409, 'Somebody changed this meanwhile. Load it again.'],
  ORDER_STATE: [409, 'The order cannot move to this state.'],
  NOT_BOUGHT: [409, 'Only customers who have received a product write about it.'],
  PAYMENT_PROVIDER: [502, 'The payment provider does not answer.'],
  REFUND_TOO_HIGH: [409, 'This is more than can still be refunded.'],
  OUT_OF_STOCK: [409, 'Something in your cart is sold out.'],
  TOTAL_CHANGED: [409, 'The total has changed. Look at your cart again.'],
  ARRIVAL_CHANGED: [409, 'The delivery would arrive at another time. Look at it again.'],
  MINIMUM_ORDER: [409, 'The goods in the cart are worth less than the store delivers.'],
  STORE_CLOSED: [409, 'This store takes no orders at present.'],
  PLAN_LIMIT: [409, 'The plan of this store allows no more of these.'],
  PLAN_FEATURE: [409, 'This is not in the plan of this store.'],
  PLAN_TOO_SMALL: [409, 'The store has more than this plan allows.'],
  INVOICE_OPEN: [409, 'An open invoice has to be paid first.'],
  CART_EMPTY: [400, 'There is nothing in the cart.'],
  IN_USE: [409, 'This is in use and cannot be deleted.'],
  IS_DEFAULT: [409, 'The default can be neither hidden nor deleted.'],
  STOCK_NEGATIVE: [409, 'The stock cannot be below zero.'],
  COUPON_UNKNOWN: [404, 'There is no such coupon.'],
  COUPON_EXPIRED: [409, 'This coupon is not valid at this time.'],
  COUPON_MINIMUM: [409, 'The cart is below the amount this coupon needs.'],
  COUPON_USED_UP: [409, 'This coupon has been used up.'],
  COUPON_FIRST_ORDER: [409, 'This coupon is for a first order.'],
  COUPON_NOT_APPLICABLE: [409, 'This coupon does not apply to anything in the cart.'],
  ARCHIVE_RUNNING: [
    409,
    'Something else is being done with an archive of this store. Wait until it has ended.',
  ],
  CHANGE_STATE: [409, 'This change has moved on. Load it again.'],
  IDEMPOTENCY_KEY: [400, 'The Idempotency-Key header is missing or not valid.'],
  IDEMPOTENCY_MISMATCH: [422, 'This Idempotency-Key was used for another request.'],
  IMAGE_INVALID: [400, 'This file is not a picture that can be read.'],
  TOO_LARGE: [413, 'This is too large.'],
  UNSUPPORTED_MEDIA: [415, 'This content type is not accepted.'],
  TOO_MANY_REQUESTS: [429, 'Too many tries. Wait a moment.'],
  INTERNAL: [500, 'Something went wrong on our side.'],
  UNAVAILABLE: [503, 'The service is not available at the moment.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof catalogue;
/** `message` is for readers of English. Pages make a sentence in their own language from the other fields. */
export type ErrorDetail = { field: string; message: string; reason?: Message };

/** Thrown by services for expected failures; one handler turns it into a reply. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetail[] | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, details?: ErrorDetail[], headers: Record<string, string> = {}) {
    super(catalogue[code][1]);
    this.name = 'AppError';
    this.code = code;
    this.status = catalogue[code][0];
    this.details = details;
    this.headers = headers;
  }
}
