import { useSession, useTenant } from 'mfe-shared';
import { useEffect } from 'react';

/** Loads the hearts of products when the page is there and idle. */
export function Favourites() {
  const { id: tenantId } = useTenant();
  const isLoading = useSession((state) => state.isLoading);
  const customerId = useSession(({ user, loginType }) => (user && loginType === 'customer' ? user.id : null));
  useEffect(() => {
    if (isLoading) return;
    const start = () =>
      void import(/* webpackChunkName: "favourites" */ '../ui/favourites').then(
        ({ startFavourites }) => startFavourites(tenantId, customerId),
        // The shop does without them.
        () => undefined,
      );
    if (typeof requestIdleCallback !== 'function') return start();
    const waiting = requestIdleCallback(start);
    return () => cancelIdleCallback(waiting);
  }, [isLoading, tenantId, customerId]);
  return null;
}
