import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton';
import { loadRangeFields } from './load-figures';
import type { RangeBarProps } from './range-bar.types';

const Fields = lazy(() => loadRangeFields().then((m) => ({ default: m.RangeFields })));

/** Chooses the days, and those with which they are compared. */
export function RangeBar(props: RangeBarProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={68} sx={{ maxWidth: 820 }} />}>
      <Fields {...props} />
    </Suspense>
  );
}
