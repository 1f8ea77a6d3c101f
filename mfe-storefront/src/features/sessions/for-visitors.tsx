import { useAfterSignIn } from 'mfe-shared/sign-in';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';

/**
 * Redirects a shopper after signing in to the page they wanted; one who is signed in already is redirected at once. A
 * shopper whom another page has sent here with a reason stays, because that page would send them here again.
 */
export function ForVisitors({ children }: { children: ReactNode }) {
  const { target, signedInOnArrival } = useAfterSignIn('customer');
  const [params] = useSearchParams();
  if (signedInOnArrival && !params.has('error')) return <Navigate to={target} replace />;
  return children;
}
