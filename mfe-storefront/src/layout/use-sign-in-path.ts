import { useLocation } from 'react-router-dom';

/** The path of the sign-in page with the present page to return to. */
export function useSignInPath(): string {
  const { pathname, search } = useLocation();
  if (pathname.startsWith('/auth/')) return `/auth/login${search}`;
  return `/auth/login?returnUrl=${encodeURIComponent(pathname + search)}`;
}
