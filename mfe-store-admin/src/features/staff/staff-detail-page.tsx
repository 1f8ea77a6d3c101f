import { useSuspenseQuery } from '@tanstack/react-query';
import { PageSkeleton } from 'mfe-shared';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { rolesQuery } from '../../ui/roles-query';
import { useTenantId } from '../../ui/use-tenant-id';
import { staff } from './staff.queries';
import { StaffForm } from './staff-form';

/** /admin/staff/:id */
export function StaffDetailPage() {
  const { id = '' } = useParams();
  return (
    <Suspense fallback={<PageSkeleton variant="form" />}>
      <Member key={id} id={id} />
    </Suspense>
  );
}

function Member({ id }: { id: string }) {
  const tenantId = useTenantId();
  const { data } = useSuspenseQuery(staff.one(tenantId, id));
  // The form needs them from its first render.
  useSuspenseQuery(rolesQuery(tenantId));
  return <StaffForm member={data} />;
}
