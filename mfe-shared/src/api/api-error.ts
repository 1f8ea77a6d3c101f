import type { Message, Told } from 'api';

/**
 * One refused field: its path in the body, as `lines.0.qty`, the sentence in English, and in `reason` the message
 * that pages translate. `told` is the earlier name of `reason`; the next major version removes it.
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
 * The only error that the API client rejects with. `code` is stable and is the translation key (`errors.<code>`);
 * `status` is 0 without a reply (`NETWORK`, `TIMEOUT`).
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: ApiErrorDetail[] | undefined;
  readonly requestId: string | undefined;
  /** The time to wait before the next attempt, if the server names it. */
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
