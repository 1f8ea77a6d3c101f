import { ApiError } from 'mfe-shared';
import { shopperSession, useReturnTarget } from 'mfe-shared/sign-in';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { backFromProvider, providerOfReturn } from './provider-paths';

type Credentials = { email: string; password: string };

/**
 * Links an account with a password to an identity: its owner types the password and is sent to the provider again,
 * which completes the link. Null in every other case.
 */
export function useLinkWithPassword(): ((credentials: Credentials) => Promise<never>) | undefined {
  const [params] = useSearchParams();
  const returnUrl = useReturnTarget('customer');
  const isRefused = params.get('error') === 'AccountNotLinkedError';
  const provider = isRefused ? providerOfReturn(params.get('callbackUrl')) : null;

  // After a return without signing in the form must not stay disabled.
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted && provider) location.reload();
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, [provider]);

  if (!provider) return undefined;
  return async (fields) => {
    const callbackUrl = backFromProvider(provider, returnUrl);
    const result = await shopperSession.signIn('credentials', { redirect: false, callbackUrl, fields });
    if (result?.error) {
      const { status, code, error } = result;
      throw new ApiError({ status, code: code ?? 'LOGIN_FAILED', message: error });
    }
    await shopperSession.signIn(provider, { callbackUrl });
    return new Promise<never>(() => {});
  };
}
