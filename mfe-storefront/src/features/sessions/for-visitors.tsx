import { useAfterSignIn } from 'mfe-shared/sign-in';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';

/**
 * Who signs in here goes on where they were; who is signed in already goes on at once. Whom another page has sent here
 * with a reason stays, because that page would only send them here again.
 */
export function ForVisitors({ children }: { children: ReactNode }) {
  const { target, signedInOnArrival } = useAfterSignIn('customer');
  const [params] = useSearchParams();
  if (signedInOnArrival && !params.has('error')) return <Navigate to={target} replace />;
  return children;
}
