import { NotFoundPage } from 'mfe-shared/backoffice';

export function UnknownPage() {
  return <NotFoundPage />;
}
