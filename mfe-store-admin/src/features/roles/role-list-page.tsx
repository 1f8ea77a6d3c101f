import { useQuery } from '@tanstack/react-query';
import type { Role } from 'api';
import { Link, useFormat, useMayWrite } from 'mfe-shared';
import { ExportRows, ListPage, useListParams, useListWords, wholeList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { rolesQuery } from '../../ui/roles-query';
import { StaffTabs } from '../../ui/staff-tabs';
import { useRoleWords } from '../../ui/use-role-words';
import { useTenantId } from '../../ui/use-tenant-id';
import { permissionsQuery } from './roles.queries';

/** /admin/staff/roles: the permissions of each role, and how many people have it. */
export function RoleListPage() {
  const { t } = useTranslation(['store-admin/roles', 'store-admin/layout']);
  const { page, columns } = useListWords('store-admin/roles');
  const { number } = useFormat();
  const words = useRoleWords();
  const tenantId = useTenantId();
  const mayWrite = useMayWrite();
  const params = useListParams({ defaultSort: 'name' });
  const list = useQuery({ ...rolesQuery(tenantId), select: (all) => wholeList(words.sorted(all)) });
  const rows = list.data?.items;
  const { data: catalogue } = useQuery(permissionsQuery(tenantId));
  const share = ({ permissions }: Role) =>
    catalogue
      ? t('share', { granted: number(permissions.length), total: number(catalogue.length) })
      : number(permissions.length);
  return (
    <ListPage<Role>
      {...page}
      tabs={<StaffTabs current="roles" />}
      params={params}
      query={list}
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
      add={mayWrite && { to: '/admin/staff/roles/add', label: t('store-admin/layout:commands.add.roles') }}
      columns={columns([
        { key: 'name', cell: words.name },
        { key: 'description', hideBelow: 'md', cell: words.description },
        { key: 'permissions', align: 'right', cell: share },
        {
          key: 'members',
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
      ])}
      empty={{ title: t('empty') }}
    />
  );
}
