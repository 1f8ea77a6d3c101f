import type { Role } from 'api';
import { adminClient } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DeleteUnused } from '../../ui/delete-unused';
import { useDeleteRecord } from '../../ui/use-delete-record';
import { useRoleWords } from '../../ui/use-role-words';
import { roles } from './roles.queries';

/** Deletes a role that nobody has; for a role in use it shows who has it. */
export function DeleteRole({ role }: { role: Role }) {
  const { id, members } = role;
  const { t } = useTranslation('store-admin/roles');
  const name = useRoleWords().name(role);
  const navigate = useNavigate();
  const remove = useDeleteRecord({
    ...{ id, resource: roles, list: '/admin/staff/roles' },
    call: () => adminClient.delete('/roles/{id}', { path: { id } }),
    done: t('deleted', { name }),
  });
  return (
    <DeleteUnused
      remove={remove}
      isUsed={members > 0}
      title={t('inUseTitle', { name })}
      text={t('inUseText', { count: members })}
      confirmLabel={t('showMembers')}
      onConfirm={() => navigate(`/admin/staff?roleId=${id}`)}
    />
  );
}
