import { useQuery } from '@tanstack/react-query';
import type { StaffMember } from 'api';
import { UserPlus } from 'lucide-react';
import { Chip, useFormat, useMayWrite, VisuallyHidden } from 'mfe-shared';
import {
  ExportCsvButton,
  ListPage,
  useListWords,
  useResourceList,
  useRowActions,
} from 'mfe-shared/backoffice';
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
  const { page, columns, filter } = useListWords('store-admin/staff');
  const { dateTime } = useFormat();
  const mayWrite = useMayWrite();
  const [inviting, setInviting] = useState(false);
  const { setStatus, remove } = useRowActions(staff);
  const list = useResourceList(staff, { filters: ['status', 'roleId'], defaultSort: 'name' });
  const roles = useQuery(rolesQuery(useTenantId()));
  const { name: roleName, sorted: sortedRoles } = useRoleWords();

  return (
    <>
      <ListPage<StaffMember>
        {...list}
        {...page}
        tabs={<StaffTabs current="people" />}
        rowTo={({ id }) => `/admin/staff/${id}`}
        rowLabel={({ name }) => name}
        actions={<ExportCsvButton list="/staff" query={list.params.query} />}
        add={
          mayWrite && {
            onClick: () => setInviting(true),
            label: t('invite.open'),
            icon: <UserPlus size={16} />,
          }
        }
        filters={[
          filter('status', statuses),
          {
            name: 'roleId',
            label: t('columns.role'),
            options: sortedRoles(roles.data ?? []).map((role) => ({ value: role.id, label: roleName(role) })),
          },
        ]}
        columns={columns([
          { key: 'name', sortable: 'asc', cell: (member) => <StaffName member={member} /> },
          { key: 'role', hideBelow: 'sm', cell: ({ role }) => <Chip label={roleName(role)} /> },
          { key: 'status', cell: ({ status }) => <StaffStatus status={status} /> },
          {
            key: 'lastLoginAt',
            header: t('columns.lastSeen'),
            hideBelow: 'md',
            cell: ({ lastLoginAt }) => (lastLoginAt ? dateTime(lastLoginAt) : t('never')),
          },
          { key: 'joiningDate', as: 'date', header: t('columns.joined'), hideBelow: 'lg' },
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
        ])}
        bulkActions={
          mayWrite
            ? [
                setStatus('active', {
                  label: t('set.active'),
                  done: (count) => t('bulk.active', { count }),
                }),
                setStatus('inactive', {
                  label: t('set.inactive'),
                  done: (count) => t('bulk.inactive', { count }),
                }),
                remove({
                  label: t('delete'),
                  confirm: { title: t('bulk.deleteTitle'), text: t('deleteText') },
                  done: (count) => t('bulk.deleted', { count }),
                }),
              ]
            : []
        }
      />
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </>
  );
}
