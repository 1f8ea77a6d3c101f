import { NotFoundPage } from 'mfe-shared/backoffice';

/** The text of the specification in the frame, with a link back. */
export function AdminNotFoundPage() {
  return <NotFoundPage />;
}
