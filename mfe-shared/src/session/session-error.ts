/** An error of the client's own part of signing in. The code is the key of its text in the `errors` namespace. */
const messages = {
  LOGIN_FAILED: 'Login failed. Please try again.',
  OAUTH_FAILED: 'OAuth login failed.',
  PROFILE_FAILED: 'Profile update failed.',
  LOGIN_REPLY_INVALID: 'Invalid response from login service',
  LOGIN_REPLY_INCOMPLETE: 'Missing user or token in login response',
  OAUTH_REPLY_INVALID: 'Invalid OAuth response',
  OAUTH_REPLY_INCOMPLETE: 'Missing user or token in OAuth response',
  REFRESH_MISSING: 'Refresh token expired or missing',
  REFRESH_EMPTY: 'No access token received from refresh',
  USER_INVALID: 'Invalid user data',
} as const;

export type SessionErrorCode = keyof typeof messages;

/** Thrown when no reply of the API explains it better; shown by its code like an API error. */
export class SessionError extends Error {
  readonly code: SessionErrorCode;

  constructor(code: SessionErrorCode) {
    super(messages[code]);
    this.name = 'SessionError';
    this.code = code;
  }
}

/** The text for a person: the server's message or the error's own, else the fallback's. */
export function shownError(error: unknown, fallback: SessionErrorCode): Error {
  return error instanceof Error && error.message ? error : new SessionError(fallback);
}
