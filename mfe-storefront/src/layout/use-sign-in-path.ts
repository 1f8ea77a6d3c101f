import { useLocation } from 'react-router-dom';

/** The sign-in page that brings the visitor back here. */
export function useSignInPath(): string {
  const { pathname, search } = useLocation();
  if (pathname.startsWith('/auth/')) return `/auth/login${search}`;
  return `/auth/login?returnUrl=${encodeURIComponent(pathname + search)}`;
}
