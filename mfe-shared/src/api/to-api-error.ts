import { isAxiosError } from 'axios';
import type { ApiErrorDetail } from './api-error';
import { ApiError } from './api-error';

/** Converts any error of the client to an `ApiError`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!isAxiosError(error)) {
    return new ApiError({
      status: 0,
      code: 'UNKNOWN',
      message: error instanceof Error ? error.message : String(error),
    });
  }
  const { response } = error;
  if (!response) {
    const code = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'TIMEOUT' : 'NETWORK';
    return new ApiError({ status: 0, code, message: error.message });
  }
  const body = typeof response.data === 'object' && response.data !== null ? response.data : {};
  const { code, message, details, requestId } = body as Record<string, unknown>;
  return new ApiError({
    status: response.status,
    code: typeof code === 'string' ? code : `HTTP_${response.status}`,
    message: typeof message === 'string' ? message : error.message,
    details: Array.isArray(details) ? details.filter(isDetail) : undefined,
    requestId: typeof requestId === 'string' ? requestId : undefined,
    retryAfterSeconds: seconds(response.headers['retry-after']),
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
