import { useQuery } from '@tanstack/react-query';
import type { Role } from 'api';
import { Plus } from 'lucide-react';
import { Box, Button, Link, useFormat, usePermission } from 'mfe-shared';
import { ExportRows, ListPage, useListParams } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { rolesQuery } from '../../ui/roles-query';
import { StaffTabs } from '../../ui/staff-tabs';
import { useRoleWords } from '../../ui/use-role-words';
import { useTenantId } from '../../ui/use-tenant-id';
import { permissionsQuery } from './roles.queries';

/** A store has few roles, which are loaded at once. */
const asList = (roles: Role[]) => ({
  items: roles,
  totalDoc: roles.length,
  page: 1,
  pages: 1,
});

/** /admin/staff/roles: the permissions of each role, and how many people have it. */
export function RoleListPage() {
  const { t } = useTranslation(['store-admin/roles', 'store-admin/layout']);
  const { number } = useFormat();
  const words = useRoleWords();
  const tenantId = useTenantId();
  const mayWrite = usePermission('write_staff');
  const params = useListParams({ defaultSort: 'name' });
  const roles = useQuery({ ...rolesQuery(tenantId), select: (all) => asList(words.sorted(all)) });
  const rows = roles.data?.items;
  const { data: catalogue } = useQuery(permissionsQuery(tenantId));
  const share = ({ permissions }: Role) =>
    catalogue
      ? t('share', { granted: number(permissions.length), total: number(catalogue.length) })
      : number(permissions.length);
  const add = mayWrite ? (
    <Button variant="contained" startIcon={<Plus size={16} />} to="/admin/staff/roles/add">
      {t('store-admin/layout:commands.add.roles')}
    </Button>
  ) : null;
  return (
    <ListPage<Role>
      title={t('title')}
      tabs={<StaffTabs current="roles" />}
      params={params}
      query={roles}
      searchable={false}
      rowId={({ id }) => id}
      rowTo={({ id }) => `/admin/staff/roles/${id}`}
      rowLabel={words.name}
      actions={
        <ExportRows<Role>
          name="roles"
          read={rows && (() => rows)}
          columns={{
            name: words.name,
            description: words.description,
            permissions: ({ permissions }) => permissions.join(', '),
            people: ({ members }) => members,
          }}
        />
      }
      primaryAction={add}
      columns={[
        {
          key: 'name',
          header: t('fields.name'),
          cell: (role) => (
            <Box component="span" sx={nameStyles}>
              {words.name(role)}
            </Box>
          ),
        },
        {
          key: 'description',
          header: t('fields.description'),
          hideBelow: 'md',
          cell: words.description,
        },
        {
          key: 'permissions',
          header: t('fields.permissions'),
          align: 'right',
          cell: share,
        },
        {
          key: 'members',
          header: t('members'),
          align: 'right',
          cell: ({ id, members, ...role }) =>
            members > 0 ? (
              <Link
                to={`/admin/staff?roleId=${id}`}
                aria-label={t('membersOf', { count: members, name: words.name(role) })}
              >
                {number(members)}
              </Link>
            ) : (
              number(members)
            ),
        },
      ]}
      empty={{ title: t('empty'), action: add }}
    />
  );
}

const nameStyles = {
  display: 'block',
  minWidth: 96,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
