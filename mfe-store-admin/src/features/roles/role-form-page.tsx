import { useSuspenseQuery } from '@tanstack/react-query';
import { PageSkeleton } from 'mfe-shared';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { rolesQuery } from '../../ui/roles-query';
import { useTenantId } from '../../ui/use-tenant-id';
import { RoleForm } from './role-form';
import { roleOf } from './roles.queries';

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
  const found = data.find((role) => role.id === id);
  // Once read it stays: while its page is being left after it was deleted, and with what was typed into it.
  const [last, setLast] = useState(() => found ?? roleOf(data, id));
  if (found && found !== last) setLast(found);
  return <RoleForm edited={found ?? last} />;
}
