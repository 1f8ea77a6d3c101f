import type { Role } from 'api';
import { Button, notify } from 'mfe-shared';
import { ConfirmDialog, useDeletedNotice } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRoleWords } from '../../ui/use-role-words';
import { roles, useDeleteRole } from './roles.queries';

/** Deletes a role that nobody has, which can be undone; for a role in use it says what to do first. */
export function DeleteRole({ role }: { role: Role }) {
  const { id, members } = role;
  const { t } = useTranslation('store-admin/roles');
  const name = useRoleWords().name(role);
  const navigate = useNavigate();
  const remove = useDeleteRole();
  const [asking, setAsking] = useState(false);
  const deleted = useDeletedNotice('roles.restore', roles.changes);
  const end = () =>
    remove.mutate(id, {
      onSuccess: () => {
        deleted(t('deleted', { name }), [id]);
        navigate('/admin/staff/roles', { replace: true });
      },
      onError: notify.error,
    });
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        loading={remove.isPending}
        onClick={() => (members > 0 ? setAsking(true) : end())}
      >
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('inUseTitle', { name })}
        text={t('inUseText', { count: members })}
        confirmLabel={t('showMembers')}
        onConfirm={() => navigate(`/admin/staff?roleId=${id}`)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
