import { useSuspenseQuery } from '@tanstack/react-query';
import { ApiError, PageSkeleton } from 'mfe-shared';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { rolesQuery } from '../../ui/roles-query';
import { useTenantId } from '../../ui/use-tenant-id';
import { RoleForm } from './role-form';

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
  const { data } = useSuspenseQuery(rolesQuery(useTenantId()));
  const role = data.find((one) => one.id === id);
  if (!role) throw new ApiError({ status: 404, code: 'NOT_FOUND', message: '' });
  return <RoleForm edited={role} />;
}
