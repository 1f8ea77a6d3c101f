import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton';
import type { SupportFilesProps } from './support-thread.types';

const Panel = lazy(() =>
  import(/* webpackChunkName: "support-thread" */ './support-files-panel').then((m) => ({
    default: m.SupportFilesPanel,
  })),
);

/** The files that go with a message to support, and the button to attach one. */
export function SupportFiles(props: SupportFilesProps) {
  return (
    <Suspense fallback={<Skeleton width={160} height={40} />}>
      <Panel {...props} />
    </Suspense>
  );
}
