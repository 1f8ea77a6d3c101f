import { useSuspenseQuery } from '@tanstack/react-query';
import { PageSkeleton } from 'mfe-shared';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useTenantId } from '../../ui/use-tenant-id';
import { RoleForm } from './role-form';
import { roles } from './roles.queries';

/** /admin/staff/roles/add and /admin/staff/roles/:id */
export function RoleFormPage() {
  const { id } = useParams();
  return (
    <Suspense fallback={<PageSkeleton variant="form" />}>
      {id ? <EditRole key={id} id={id} /> : <RoleForm key="new" edited={null} />}
    </Suspense>
  );
}

function EditRole({ id }: { id: string }) {
  const { data } = useSuspenseQuery(roles.one(useTenantId(), id));
  return <RoleForm edited={data} />;
}
