import { useSession } from 'mfe-shared';

/** Whether somebody shops with an account; `unknown` until the session is restored. */
export function useShopperState(): 'unknown' | 'guest' | 'shopper' {
  return useSession(({ isLoading, isAuthenticated, loginType }) => {
    if (isLoading) return 'unknown';
    return isAuthenticated && loginType === 'customer' ? 'shopper' : 'guest';
  });
}
