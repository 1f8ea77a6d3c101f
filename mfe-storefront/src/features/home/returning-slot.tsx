import { useSession } from 'mfe-shared';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const Returning = lazy(() =>
  import(/* webpackChunkName: "returning" */ './returning').then((m) => ({ default: m.Returning })),
);

const never = () => () => {};

/** The place of what a shopper who comes back is looking for. The server knows nobody and leaves it empty. */
export function ReturningSlot() {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isShopper = useSession(
    ({ isAuthenticated, loginType }) => isAuthenticated && loginType === 'customer',
  );
  if (!isBrowser || !isShopper) return null;
  return (
    <Suspense fallback={null}>
      <Returning />
    </Suspense>
  );
}
