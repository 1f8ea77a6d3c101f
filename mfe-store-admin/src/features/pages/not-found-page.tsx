import { NotFoundPage } from 'mfe-shared/backoffice';

/** The words of the specification, inside the frame, with a way back. */
export function AdminNotFoundPage() {
  return <NotFoundPage />;
}
