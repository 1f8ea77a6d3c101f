import type { ApiErrorDetail } from './api-error';
import { ApiError } from './api-error';
import type { ClientReply } from './transport';

/** Converts what is thrown on the way of a request to an `ApiError`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new ApiError({ status: 0, code: 'UNKNOWN', message });
}

/** The error of a reply that is no success. */
export function replyError({ status, data, headers }: ClientReply): ApiError {
  const body = typeof data === 'object' && data !== null ? data : {};
  const { code, message, details, requestId } = body as Record<string, unknown>;
  return new ApiError({
    status,
    code: typeof code === 'string' ? code : `HTTP_${status}`,
    message: typeof message === 'string' ? message : `The API answered ${status}`,
    details: Array.isArray(details) ? details.filter(isDetail) : undefined,
    requestId: typeof requestId === 'string' ? requestId : undefined,
    retryAfterSeconds: seconds(headers['retry-after']),
  });
}

/** Our API sends seconds; the header's other form, a date, is ignored. */
function seconds(header: unknown): number | undefined {
  const value = Number(header ?? Number.NaN);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}

function isDetail(value: unknown): value is ApiErrorDetail {
  if (typeof value !== 'object' || value === null) return false;
  const { field, message } = value as Record<string, unknown>;
  return typeof field === 'string' && typeof message === 'string';
}
