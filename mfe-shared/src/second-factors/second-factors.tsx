import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton';
import { fetchParts } from './fetch-parts';

const Section = lazy(async () => ({ default: (await fetchParts()).SecondFactorsSection }));

/** The second factors of the signed-in person: what there is, and how to add and remove them. */
export function SecondFactors() {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
      <Section />
    </Suspense>
  );
}
