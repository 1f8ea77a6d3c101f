import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton';
import { fetchWays } from './fetch-ways';

const Panel = lazy(async () => ({ default: (await fetchWays()).ProviderReturnPanel }));

/** Where a store's provider sends its staff back to: it signs them in and goes on to the page that they wanted. */
export function ProviderReturn() {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
      <Panel />
    </Suspense>
  );
}
