import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton';
import { fetchParts } from './fetch-parts';
import type { SecondFactorRuleProps } from './second-factor-rule-panel';

const Panel = lazy(async () => ({ default: (await fetchParts()).SecondFactorRulePanel }));

/** Whether all staff of a store, or all operators, need a second factor. */
export function SecondFactorRule(props: SecondFactorRuleProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={48} />}>
      <Panel {...props} />
    </Suspense>
  );
}
