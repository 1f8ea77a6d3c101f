import { ApiError } from '../api/api-error';

/** The link was opened too late, or twice. */
export function isLinkExpired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'LINK_EXPIRED';
}
