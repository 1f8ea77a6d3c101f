import { lazy, Suspense, useEffect, useState } from 'react';
import { fetchWays } from './fetch-ways';
import type { OtherWaysProps } from './other-ways-panel';

const Panel = lazy(async () => ({ default: (await fetchWays()).OtherWaysPanel }));

/**
 * What signs staff and operators in without a password, of which only their browser knows what it can. It stands last,
 * so nothing moves when it comes.
 */
export function OtherWays(props: OtherWaysProps) {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!inBrowser) return null;
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
