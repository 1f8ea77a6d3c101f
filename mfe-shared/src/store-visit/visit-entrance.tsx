import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton';

const Panel = lazy(() =>
  import(/* webpackChunkName: "store-visit" */ './visit-entrance-panel').then((m) => ({
    default: m.VisitEntrancePanel,
  })),
);

/** Where an operator enters the back office of a store, and where they are when the visit has ended. */
export function VisitEntrance() {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
      <Panel />
    </Suspense>
  );
}
