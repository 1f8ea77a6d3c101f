import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton';
import { fetchParts } from './fetch-parts';
import type { SecondStepPanelProps } from './second-step-panel';

const Panel = lazy(async () => ({ default: (await fetchParts()).SecondStepPanel }));

/** The second step of a sign-in. */
export function SecondStepScreen(props: SecondStepPanelProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
      <Panel {...props} />
    </Suspense>
  );
}
