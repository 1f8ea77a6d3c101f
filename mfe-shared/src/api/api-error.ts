import type { Message, Told } from 'api';

/**
 * One field that the API refused: its path in the body, as `lines.0.qty`, the sentence in English, and in `reason` the
 * message that pages translate. `told` is the earlier name of `reason` and goes with the next major version.
 */
export type ApiErrorDetail = { field: string; message: string; told?: Told; reason?: Message };

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
