import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton';
import type { DnsRecordsProps } from './dns-records.types';

const Panel = lazy(() =>
  import(/* webpackChunkName: "dns-records" */ './dns-records-panel').then((m) => ({
    default: m.DnsRecordsPanel,
  })),
);

/** The DNS records of a domain, to copy: the proof, and the way to the store. */
export function DnsRecords(props: DnsRecordsProps) {
  return (
    <Suspense fallback={<Skeleton height={200} />}>
      <Panel {...props} />
    </Suspense>
  );
}
