import { shopperSession, useReturnTarget } from 'mfe-shared/sign-in';
import { useEffect, useState } from 'react';
import { backFromProvider } from './provider-paths';

/** Leaves for another service and comes back to the sign-in page, which then knows where the shopper was going. */
export function useProviderSignIn() {
  const returnUrl = useReturnTarget('customer');
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);

  // Back from the other service without having signed in: the browser shows this page as it was left.
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
