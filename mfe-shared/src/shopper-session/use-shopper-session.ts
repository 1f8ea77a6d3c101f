import { useEffect } from 'react';
import { useStore } from 'zustand';
import { navigation } from '../navigation';
import { signInPath } from '../session/paths';
import { shopperSession } from './shopper-session';
import { shopperStore } from './shopper-session.store';
import type { ShopperState } from './shopper-session.types';
import { watchShopper } from './watch-shopper';

export type ShopperSessionOptions = {
  /** The page requires a session. */
  required?: boolean;
  /** Called instead of the redirect to the sign-in page. */
  onUnauthenticated?: () => void;
  /** The polling interval; only while somebody is signed in. */
  pollSeconds?: number;
};

type ShopperSessionResult = ShopperState & { update: typeof shopperSession.update };

/** The sign-in layer's session, which is updated while the component is mounted. */
export function useShopperSession(options: ShopperSessionOptions = {}): ShopperSessionResult {
  const { required = false, onUnauthenticated, pollSeconds } = options;
  const state = useStore(shopperStore);
  useEffect(() => watchShopper(pollSeconds), [pollSeconds]);
  const missing = required && state.status === 'unauthenticated';
  useEffect(() => {
    if (!missing) return;
    if (onUnauthenticated) onUnauthenticated();
    else navigation.replace(sessionRequiredPath());
  }, [missing, onUnauthenticated]);
  // A visitor who is being redirected sees nothing.
  if (missing) return { data: null, status: 'loading', update: shopperSession.update };
  return { ...state, update: shopperSession.update };
}

function sessionRequiredPath(): string {
  const callbackUrl = location.pathname + location.search;
  return `${signInPath('customer')}?${new URLSearchParams({ error: 'SessionRequired', callbackUrl })}`;
}
