import { useQuery } from '@tanstack/react-query';
import type { OperatorRole } from 'api';
import { Stack, useFormat, useMayWrite } from 'mfe-shared';
import { AddButton, PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { LoadedTable } from '../../ui/framed-table';
import { operatorRolesOptions } from '../../ui/operator-roles';
import { OperatorTabs } from '../../ui/operator-tabs';
import { useOperatorRoleWords } from '../../ui/use-operator-roles';

/** /platform-admin/users/roles: what each role of operators allows, and how many have it. */
export function RoleListPage() {
  const { t } = useTranslation('platform-admin/operator-roles');
  const { number } = useFormat();
  const words = useOperatorRoleWords();
  const mayWrite = useMayWrite();
  const roles = useQuery(operatorRolesOptions());
  return (
    <Stack data-wide spacing={2}>
      <PageHeader
        title={t('title')}
        actions={mayWrite ? <AddButton label={t('add')} to="/platform-admin/users/roles/add" /> : null}
      />
      <OperatorTabs current="roles" />
      <LoadedTable<OperatorRole>
        caption={t('title')}
        query={roles}
        rowId={({ id }) => id}
        rowTo={({ id }) => `/platform-admin/users/roles/${id}`}
        columns={[
          { key: 'name', header: t('fields.name'), cell: words.name },
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
            cell: ({ permissions }) => number(permissions.length),
          },
          {
            key: 'members',
            header: t('members'),
            align: 'right',
            cell: ({ members }) => number(members),
          },
        ]}
      />
    </Stack>
  );
}
