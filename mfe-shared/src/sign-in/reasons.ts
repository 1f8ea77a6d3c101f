/** What the guard, the API client and the sign-in layer put into `error` of an address, and the key of its words. */
const keys: Record<string, string> = {
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
};

/** The key of the words for a reason; undefined for a value that none of ours is. */
export function reasonKey(reason: string | null): string | undefined {
  return reason !== null && Object.hasOwn(keys, reason) ? keys[reason] : undefined;
}
