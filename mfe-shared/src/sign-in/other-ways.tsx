import { lazy, Suspense } from 'react';
import { fetchWays } from './fetch-ways';
import type { OtherWaysProps } from './other-ways-panel';

const Panel = lazy(async () => ({ default: (await fetchWays()).OtherWaysPanel }));

/** What signs staff and operators in without a password. It stands last, so nothing moves when it comes. */
export function OtherWays(props: OtherWaysProps) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
