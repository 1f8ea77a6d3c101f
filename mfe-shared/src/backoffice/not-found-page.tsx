import { NotFoundState } from '../ui/not-found-state';

/** For an unknown path of the back office. */
export function NotFoundPage({ home = '/admin/dashboard' }: { home?: string }) {
  return <NotFoundState home={home} />;
}
