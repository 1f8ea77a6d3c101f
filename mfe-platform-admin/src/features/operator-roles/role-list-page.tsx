import { useQuery } from '@tanstack/react-query';
import type { OperatorRole } from 'api';
import { Plus } from 'lucide-react';
import { Box, Button, Stack, useFormat, usePermission } from 'mfe-shared';
import { DataTable, LoadFailed, PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { operatorRolesOptions } from '../../ui/operator-roles';
import { OperatorTabs } from '../../ui/operator-tabs';
import { useOperatorRoleWords } from '../../ui/use-operator-roles';

/** /platform-admin/users/roles: what each role of operators allows, and how many have it. */
export function RoleListPage() {
  const { t } = useTranslation('platform-admin/operator-roles');
  const { number } = useFormat();
  const words = useOperatorRoleWords();
  const mayWrite = usePermission('write_operators');
  const roles = useQuery(operatorRolesOptions());
  return (
    <Stack data-wide spacing={2}>
      <PageHeader
        title={t('title')}
        actions={
          mayWrite ? (
            <Button variant="contained" startIcon={<Plus size={16} />} to="/platform-admin/users/roles/add">
              {t('add')}
            </Button>
          ) : null
        }
      />
      <OperatorTabs current="roles" />
      {roles.isError && !roles.data ? (
        <LoadFailed error={roles.error} onRetry={() => void roles.refetch()} />
      ) : (
        <Box sx={frameStyles}>
          <DataTable<OperatorRole>
            caption={t('title')}
            loading={roles.isPending}
            rows={roles.data ?? []}
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
        </Box>
      )}
    </Stack>
  );
}

const frameStyles = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;
