import { useQuery } from '@tanstack/react-query';
import type { OperatorRole } from 'api';
import { useFormat, useMayWrite } from 'mfe-shared';
import { ListPage, useListParams, useListWords, wholeList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { operatorRolesOptions } from '../../ui/operator-roles';
import { OperatorTabs } from '../../ui/operator-tabs';
import { useOperatorRoleWords } from '../../ui/use-operator-roles';

/** /platform-admin/users/roles: what each role of operators allows, and how many have it. */
export function RoleListPage() {
  const { t } = useTranslation('platform-admin/operator-roles');
  const { page, columns } = useListWords('platform-admin/operator-roles');
  const { number } = useFormat();
  const words = useOperatorRoleWords();
  const mayWrite = useMayWrite();
  const params = useListParams({ defaultSort: 'createdAt' });
  const query = useQuery({ ...operatorRolesOptions(), select: wholeList<OperatorRole> });
  return (
    <ListPage<OperatorRole>
      {...page}
      tabs={<OperatorTabs current="roles" />}
      params={params}
      query={query}
      searchable={false}
      rowId={({ id }) => id}
      rowTo={({ id }) => `/platform-admin/users/roles/${id}`}
      rowLabel={words.name}
      add={mayWrite && { to: '/platform-admin/users/roles/add', label: t('add') }}
      empty={{ title: t('emptyTitle') }}
      columns={columns([
        { key: 'name', cell: words.name },
        { key: 'description', hideBelow: 'md', cell: words.description },
        { key: 'permissions', align: 'right', cell: ({ permissions }) => number(permissions.length) },
        { key: 'members', as: 'number', align: 'right' },
      ])}
    />
  );
}
