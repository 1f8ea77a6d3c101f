import { useQueryClient } from '@tanstack/react-query';
import type { OperatorRole } from 'api';
import { adminClient, Button } from 'mfe-shared';
import { ConfirmedAction } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { operatorRolesOptions } from '../../ui/operator-roles';
import { useOperatorRoleWords } from '../../ui/use-operator-roles';

/** Deletes a role that nobody has, after a confirmation. */
export function DeleteRole({ role }: { role: OperatorRole }) {
  const { t } = useTranslation('platform-admin/operator-roles');
  const name = useOperatorRoleWords().name(role);
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <ConfirmedAction
      button={(ask) => (
        <Button variant="outlined" color="error" disabled={role.members > 0} onClick={ask}>
          {t('delete')}
        </Button>
      )}
      title={t('deleteTitle', { name })}
      text={t('deleteText')}
      confirmLabel={t('delete')}
      done={t('deleted', { name })}
      run={async () => {
        await adminClient.delete('/operator-roles/{id}', { path: { id: role.id } });
        await client.invalidateQueries({ ...operatorRolesOptions(), refetchType: 'none' });
        navigate('/platform-admin/users/roles', { replace: true });
      }}
    />
  );
}
