import { ApiError } from 'mfe-shared';

/** A page that the store has switched off is as if it were not there. */
export function unknownPage(): never {
  throw new ApiError({ status: 404, code: 'NOT_FOUND', message: 'This page is switched off.' });
}
