import { ApiError } from '../api/api-error';

/** The password is right, but the mail of the sign-up has not been opened yet. */
export function isUnverified(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'EMAIL_UNVERIFIED';
}
