import { loginOf } from 'api/page-paths';
import type { LoginType } from '../session/session.types';

/** The login type of a path by its prefix: `/admin`, `/store-admin`, `/platform-admin`, `/user`. */
export function loginOfPath(pathname: string): LoginType | undefined {
  return loginOf(pathname);
}
