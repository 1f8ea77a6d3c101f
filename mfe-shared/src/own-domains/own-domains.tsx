import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton';
import type { OwnDomainsProps } from './own-domains.types';

const Panel = lazy(() =>
  import(/* webpackChunkName: "own-domains" */ './own-domains-panel').then((m) => ({
    default: m.OwnDomainsPanel,
  })),
);

/** A store's own domains, their proofs, where they have to point, and a form to add one. */
export function OwnDomains(props: OwnDomainsProps) {
  return (
    <Suspense fallback={<Skeleton height={200} />}>
      <Panel {...props} />
    </Suspense>
  );
}
