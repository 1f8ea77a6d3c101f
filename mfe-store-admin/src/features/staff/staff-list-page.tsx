import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StaffMember } from 'api';
import { UserPlus } from 'lucide-react';
import type { ApiQuery } from 'mfe-shared';
import { Button, Chip, notify, useFormat, usePermission, VisuallyHidden } from 'mfe-shared';
import { ListPage, useBulk, useListParams } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rolesQuery } from '../../ui/roles-query';
import { StaffTabs } from '../../ui/staff-tabs';
import { useRoleWords } from '../../ui/use-role-words';
import { useTenantId } from '../../ui/use-tenant-id';
import { InviteDialog } from './invite-dialog';
import { staff } from './staff.queries';
import { StaffMenu } from './staff-menu';
import { StaffName } from './staff-name';
import { StaffStatus } from './staff-status';

const statuses = ['active', 'invited', 'inactive'] as const;

/** /admin/staff and /admin/our-staff: the store's staff, and invitations. */
export function StaffListPage() {
  const { t } = useTranslation('store-admin/staff');
  const { date, dateTime } = useFormat();
  const tenantId = useTenantId();
  const mayWrite = usePermission('write_staff');
  const [inviting, setInviting] = useState(false);
  const setStatus = useBulk(staff, 'status');
  const remove = useBulk(staff, 'delete');
  const params = useListParams<ApiQuery<'/staff'>>({ filters: ['status', 'roleId'], defaultSort: 'name' });
  const list = useQuery({ ...staff.list(tenantId, params.query), placeholderData: keepPreviousData });
  const roles = useQuery(rolesQuery(tenantId));
  const { name: roleName, sorted: sortedRoles } = useRoleWords();

  const setMany = async (ids: string[], status: 'active' | 'inactive') => {
    await setStatus.mutateAsync(ids.map((id) => ({ id, status })));
    notify.success(t(`bulk.${status}`, { count: ids.length }));
  };
  const deleteMany = async (ids: string[]) => {
    await remove.mutateAsync(ids.map((id) => ({ id })));
    notify.success(t('bulk.deleted', { count: ids.length }));
  };
  const invite = mayWrite ? (
    <Button variant="contained" startIcon={<UserPlus size={16} />} onClick={() => setInviting(true)}>
      {t('invite.open')}
    </Button>
  ) : null;

  return (
    <>
      <ListPage<StaffMember>
        title={t('title')}
        tabs={<StaffTabs current="people" />}
        params={params}
        query={list}
        rowId={({ id }) => id}
        rowTo={({ id }) => `/admin/staff/${id}`}
        rowLabel={({ name }) => name}
        primaryAction={invite}
        searchPlaceholder={t('search')}
        filters={[
          {
            name: 'status',
            label: t('columns.status'),
            options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
          },
          {
            name: 'roleId',
            label: t('columns.role'),
            options: sortedRoles(roles.data ?? []).map((role) => ({ value: role.id, label: roleName(role) })),
          },
        ]}
        columns={[
          {
            key: 'name',
            header: t('name'),
            sortable: 'asc',
            cell: (member) => <StaffName member={member} />,
          },
          {
            key: 'role',
            header: t('columns.role'),
            hideBelow: 'sm',
            cell: ({ role }) => <Chip label={roleName(role)} />,
          },
          {
            key: 'status',
            header: t('columns.status'),
            cell: ({ status }) => <StaffStatus status={status} />,
          },
          {
            key: 'lastLoginAt',
            header: t('columns.lastSeen'),
            hideBelow: 'md',
            cell: ({ lastLoginAt }) => (lastLoginAt ? dateTime(lastLoginAt) : t('never')),
          },
          {
            key: 'joiningDate',
            header: t('columns.joined'),
            hideBelow: 'lg',
            // A date without a time has no time zone.
            cell: ({ joiningDate }) => date(`${joiningDate}T00:00`),
          },
          ...(mayWrite
            ? [
                {
                  key: 'actions',
                  header: <VisuallyHidden>{t('actions')}</VisuallyHidden>,
                  align: 'right' as const,
                  cell: (member: StaffMember) => <StaffMenu member={member} />,
                },
              ]
            : []),
        ]}
        bulkActions={
          mayWrite
            ? [
                { label: t('set.active'), run: (ids) => setMany(ids, 'active') },
                { label: t('set.inactive'), run: (ids) => setMany(ids, 'inactive') },
                {
                  label: t('delete'),
                  danger: true,
                  confirm: { title: t('bulk.deleteTitle'), text: t('deleteText') },
                  run: deleteMany,
                },
              ]
            : []
        }
        empty={{ title: t('empty.title'), text: t('empty.text'), action: invite }}
      />
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </>
  );
}
