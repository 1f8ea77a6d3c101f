import { lazy, Suspense, useEffect, useState } from 'react';
import { fetchWays } from './fetch-ways';
import type { OtherWaysProps } from './other-ways-panel';

const Panel = lazy(async () => ({ default: (await fetchWays()).OtherWaysPanel }));

/**
 * The ways to sign in without a password, for staff and operators. Only the browser knows which it supports. They stand
 * last, so nothing moves when they come.
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
