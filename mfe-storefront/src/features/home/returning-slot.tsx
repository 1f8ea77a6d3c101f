import { loadedQuietly, useSession } from 'mfe-shared';

const Returning = loadedQuietly(
  async () => (await import(/* webpackChunkName: "returning" */ './returning')).Returning,
);

/** The place of what a shopper who comes back is looking for. The server knows nobody and leaves it empty. */
export function ReturningSlot() {
  const isShopper = useSession(
    ({ isAuthenticated, loginType }) => isAuthenticated && loginType === 'customer',
  );
  return isShopper ? <Returning /> : null;
}
