import { ApiError } from 'mfe-shared';

/** A page that the store has switched off answers like an unknown path. */
export function unknownPage(): never {
  throw new ApiError({ status: 404, code: 'NOT_FOUND', message: 'This page is switched off.' });
}
