import type { Permission } from 'api';
import { session } from 'mfe-shared';

/** Whether who is signed in has the permission; for loaders, which are outside of React. */
export function may(permission: Permission): boolean {
  const { isAuthenticated, tenantContext } = session.getState();
  return isAuthenticated && (tenantContext?.permissions.includes(permission) ?? false);
}

/**
 * A loader that starts a page's queries while its chunk is on the way, and never waits for them. It asks only for
 * what the user may read: a refused request would lead the browser away before the page can say so itself.
 */
export function startQueries<Arguments>(permission: Permission, start: (args: Arguments) => void) {
  return (args: Arguments): null => {
    if (may(permission)) start(args);
    return null;
  };
}
