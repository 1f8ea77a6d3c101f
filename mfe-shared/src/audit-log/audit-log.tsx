import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../ui/page-skeleton';
import type { AuditLogProps } from './audit-log.types';

const Panel = lazy(() =>
  import(/* webpackChunkName: "audit-log" */ './audit-log-panel').then((m) => ({ default: m.AuditLogPanel })),
);

/** The page of an audit log: who did what and when. An entry opens beside the list. */
export function AuditLog(props: AuditLogProps) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Panel {...props} />
    </Suspense>
  );
}
