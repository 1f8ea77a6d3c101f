import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../ui/page-skeleton';
import type { SupportThreadProps } from './support-thread.types';

const Panel = lazy(() =>
  import(/* webpackChunkName: "support-thread" */ './support-thread-panel').then((m) => ({
    default: m.SupportThreadPanel,
  })),
);

/** The messages of a support case, and the field to answer. */
export function SupportThread(props: SupportThreadProps) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Panel {...props} />
    </Suspense>
  );
}
