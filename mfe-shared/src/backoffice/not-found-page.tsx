import { NotFoundState } from '../ui/not-found-state';

/** An address of the back office that leads nowhere. */
export function NotFoundPage({ home = '/admin/dashboard' }: { home?: string }) {
  return <NotFoundState home={home} />;
}
