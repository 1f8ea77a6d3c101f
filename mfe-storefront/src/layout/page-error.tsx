import { ApiError, RouteError } from 'mfe-shared';
import { useRouteError } from 'react-router-dom';
import { NotFoundPage } from './not-found-page';

/** In the place of a page that has failed; header and footer stay. */
export function PageError() {
  const error = useRouteError();
  return error instanceof ApiError && error.status === 404 ? <NotFoundPage /> : <RouteError />;
}
