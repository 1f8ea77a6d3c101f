import type { Role } from 'api';
import { Button, notify } from 'mfe-shared';
import { ConfirmDialog } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRoleWords } from '../../ui/use-role-words';
import { useDeleteRole } from './roles.queries';

/** Deletes a role that nobody has; for a role in use it says what to do first. */
export function DeleteRole({ role }: { role: Role }) {
  const { id, members } = role;
  const { t } = useTranslation('store-admin/roles');
  const name = useRoleWords().name(role);
  const navigate = useNavigate();
  const remove = useDeleteRole();
  const [asking, setAsking] = useState(false);
  const end = () => {
    if (members > 0) return navigate(`/admin/staff?roleId=${id}`);
    remove.mutate(id, {
      onSuccess: () => {
        notify.success(t('deleted', { name }));
        navigate('/admin/staff/roles', { replace: true });
      },
      onError: notify.error,
      onSettled: () => setAsking(false),
    });
  };
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t(members > 0 ? 'inUseTitle' : 'deleteTitle', { name })}
        text={members > 0 ? t('inUseText', { count: members }) : t('deleteText')}
        confirmLabel={members > 0 ? t('showMembers') : t('delete')}
        danger={members === 0}
        busy={remove.isPending}
        onConfirm={end}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
