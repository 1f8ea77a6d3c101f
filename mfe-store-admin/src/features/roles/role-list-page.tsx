import { useSuspenseQuery } from '@tanstack/react-query';
import type { Role } from 'api';
import { Plus } from 'lucide-react';
import { Box, Button, Link, Stack, useFormat, usePermission } from 'mfe-shared';
import { DataTable, PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { rolesQuery } from '../../ui/roles-query';
import { StaffTabs } from '../../ui/staff-tabs';
import { useTenantId } from '../../ui/use-tenant-id';
import { permissionsQuery } from './roles.queries';

/** /admin/staff/roles: what each role can do, and how many people have it. */
export function RoleListPage() {
  const { t } = useTranslation('store-admin/roles');
  const { number } = useFormat();
  const tenantId = useTenantId();
  const mayWrite = usePermission('write_staff');
  const { data: roles } = useSuspenseQuery(rolesQuery(tenantId));
  const { data: catalogue } = useSuspenseQuery(permissionsQuery(tenantId));
  return (
    <Stack data-wide spacing={2}>
      <PageHeader
        title={t('title')}
        count={roles.length}
        tabs={<StaffTabs current="roles" />}
        actions={
          mayWrite ? (
            <span data-primary-action>
              <Button variant="contained" startIcon={<Plus size={16} />} to="/admin/staff/roles/add">
                {t('add')}
              </Button>
            </span>
          ) : null
        }
      />
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' }}>
        <DataTable<Role>
          caption={t('title')}
          rows={roles}
          rowId={({ id }) => id}
          rowTo={({ id }) => `/admin/staff/roles/${id}`}
          columns={[
            { key: 'name', header: t('fields.name'), cell: ({ name }) => name },
            {
              key: 'description',
              header: t('fields.description'),
              hideBelow: 'md',
              cell: ({ description }) => description,
            },
            {
              key: 'permissions',
              header: t('fields.permissions'),
              align: 'right',
              cell: ({ permissions }) =>
                t('share', { count: number(permissions.length), total: number(catalogue.length) }),
            },
            {
              key: 'members',
              header: t('members'),
              align: 'right',
              cell: ({ id, name, members }) =>
                members > 0 ? (
                  <Link
                    to={`/admin/staff?roleId=${id}`}
                    aria-label={t('membersOf', { count: members, name })}
                  >
                    {number(members)}
                  </Link>
                ) : (
                  number(members)
                ),
            },
          ]}
        />
      </Box>
    </Stack>
  );
}
