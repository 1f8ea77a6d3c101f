import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { use, useCallback } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { FailureScreen } from '../screens/failure-screen';
import { NotFoundScreen } from '../screens/not-found-screen';
import { Switching } from '../updates/switching';
import { ForbiddenArea } from './forbidden-area';

/** Replaces what failed: the whole page content, or the area of one remote. */
export function PageError({ scope }: { scope: 'page' | 'area' }) {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const { reset } = useQueryErrorResetBoundary();
  // Navigating to the present page loads again what is missing: remotes, chunks and data.
  const retry = useCallback(() => {
    reset();
    void navigate(location, { replace: true });
  }, [location, navigate, reset]);
  if (error instanceof Switching) use(error.never);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  if (isRouteErrorResponse(error) && error.status === 403) return <ForbiddenArea onRetry={retry} />;
  return <FailureScreen error={error} scope={scope} onRetry={retry} />;
}
