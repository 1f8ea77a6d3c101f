import type { Told } from 'api';

/**
 * One field that the API refused. `field` is the path in the body, as `lines.0.qty`; where the API told what is wrong by
 * a code and values, `told` holds them.
 */
export type ApiErrorDetail = { field: string; message: string; told?: Told };

type ApiErrorInit = {
  status: number;
  code: string;
  message: string;
  details?: ApiErrorDetail[] | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
};

/**
 * The one error the API client rejects with. `code` is stable and is the translation key
 * (`errors.<code>`); `status` is 0 when no reply came (`NETWORK`, `TIMEOUT`).
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: ApiErrorDetail[] | undefined;
  readonly requestId: string | undefined;
  /** How long to wait before the next try, where the server says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(init: ApiErrorInit) {
    super(init.message);
    this.name = 'ApiError';
    this.status = init.status;
    this.code = init.code;
    this.details = init.details;
    this.requestId = init.requestId;
    this.retryAfterSeconds = init.retryAfterSeconds;
  }
}
