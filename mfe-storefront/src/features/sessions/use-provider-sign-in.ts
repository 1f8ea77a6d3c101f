import { shopperSession, useReturnTarget } from 'mfe-shared/sign-in';
import { useEffect, useState } from 'react';
import { backFromProvider } from './provider-paths';

/** Redirects to a provider, which returns to the sign-in page with the page that the shopper wanted. */
export function useProviderSignIn() {
  const returnUrl = useReturnTarget('customer');
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);

  // After a return without signing in the browser restores this page as it was left.
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeavingFor(null);
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);

  const start = (provider: string) => {
    setError(null);
    setLeavingFor(provider);
    const callbackUrl = backFromProvider(provider, returnUrl);
    shopperSession.signIn(provider, { callbackUrl }).catch((failure: unknown) => {
      setError(failure);
      setLeavingFor(null);
    });
  };
  return { leavingFor, error, start };
}
