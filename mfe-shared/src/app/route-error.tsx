import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router-dom';
import { ApiError } from '../api/api-error';
import { log } from '../log';
import { useErrorText } from '../notify/use-error-text';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { ForbiddenState } from '../ui/forbidden-state';
import { NotFoundState } from '../ui/not-found-state';

/** The `errorElement` of a route: not found, forbidden, or failed with Retry. The frame around it stays. */
export function RouteError() {
  const error = useRouteError();
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const { reset } = useQueryErrorResetBoundary();
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  useEffect(
    () => log.warn('route failed', { message: error instanceof Error ? error.message : String(error) }),
    [error],
  );
  const status = statusOf(error);
  if (status === 404) return <NotFoundState />;
  if (status === 403) return <ForbiddenState />;
  const retry = () => {
    reset();
    // A navigation to the same page, because a revalidation alone leaves the error of a route without a loader.
    void navigate(location, { replace: true, state: location.state });
  };
  return (
    <div role="alert">
      <EmptyState
        title={t('failedTitle')}
        text={error instanceof ApiError ? errorText(error) : t('failedText')}
        action={
          <Button variant="contained" onClick={retry} loading={navigation.state === 'loading'}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error) || error instanceof ApiError) return error.status;
  return 0;
}
