/** What goes wrong on this side of signing in. The code is the key of the sentence in the `errors` namespace. */
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

/** Thrown where no reply of the API says it better; shown like one, by its code. */
export class SessionError extends Error {
  readonly code: SessionErrorCode;

  constructor(code: SessionErrorCode) {
    super(messages[code]);
    this.name = 'SessionError';
    this.code = code;
  }
}

/** What a person is told: the server's message or the error's own, else the sentence of the fallback. */
export function shownError(error: unknown, fallback: SessionErrorCode): Error {
  return error instanceof Error && error.message ? error : new SessionError(fallback);
}
