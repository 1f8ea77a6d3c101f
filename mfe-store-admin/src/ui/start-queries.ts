import { session } from 'mfe-shared';

/**
 * A loader that starts a page's queries while its chunk is on the way, and never waits for them. It asks only for
 * what the user may read: a refused request would lead the browser away before the page can say so itself.
 */
export function startQueries<Arguments>(permission: string, start: (args: Arguments) => void) {
  return (args: Arguments): null => {
    const { isAuthenticated, tenantContext } = session.getState();
    if (isAuthenticated && tenantContext?.permissions.includes(permission)) start(args);
    return null;
  };
}
