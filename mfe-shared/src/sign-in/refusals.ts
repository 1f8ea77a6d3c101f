import { ApiError } from '../api/api-error';

const hasCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code;

/** The link was opened too late, or twice. */
export const isLinkExpired = (error: unknown): boolean => hasCode(error, 'LINK_EXPIRED');

/** The password is right, but the mail of the sign-up has not been opened yet. */
export const isUnverified = (error: unknown): boolean => hasCode(error, 'EMAIL_UNVERIFIED');
