import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton';
import { fetchWays } from './fetch-ways';

const Panel = lazy(async () => ({ default: (await fetchWays()).ProviderReturnPanel }));

/** The page to which a store's provider sends staff back. It signs them in and opens the page that they wanted. */
export function ProviderReturn() {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
      <Panel />
    </Suspense>
  );
}
