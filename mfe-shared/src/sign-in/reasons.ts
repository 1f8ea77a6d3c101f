/** The `error` parameters of the guard, the API client and the sign-in layer, and the keys of their texts. */
const keys = {
  unauthorized: 'unauthorized',
  access_denied: 'accessDenied',
  insufficient_permissions: 'insufficientPermissions',
  SessionRequired: 'unauthorized',
  OAuthSignin: 'oauthFailed',
  OAuthSignInError: 'oauthFailed',
  OAuthCallback: 'oauthFailed',
  OAuthCallbackError: 'oauthFailed',
  OAuthAccountNotLinked: 'notLinked',
  AccountNotLinkedError: 'notLinked',
  CredentialsSignin: 'credentials',
  Configuration: 'configuration',
  AccessDenied: 'oauthDenied',
  EmailUnverifiedError: 'emailUnproven',
  MissingCSRF: 'oldPage',
  ACCOUNT_NOT_LINKED: 'notLinked',
  OAUTH_FAILED: 'oauthFailed',
  TicketExpired: 'ticketExpired',
  Verification: 'verification',
  UnknownError: 'unknown',
} as const;

type Reason = keyof typeof keys;
const isReason = (text: string): text is Reason => Object.hasOwn(keys, text);

/** The key of a reason's text; undefined for an unknown value. */
export function reasonKey(reason: string | null): (typeof keys)[Reason] | undefined {
  return reason !== null && isReason(reason) ? keys[reason] : undefined;
}
