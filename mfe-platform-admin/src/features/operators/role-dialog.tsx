import type { Operator } from 'api';
import { Button, Dialog, Stack } from 'mfe-shared';
import { ReauthenticateDialog } from 'mfe-shared/sign-in';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OperatorRoleSelect } from '../../ui/operator-role-select';
import { useOperatorRole } from './operators.queries';

type RoleDialogProps = { operator: Operator; onClose: () => void };

/** Another role for an operator: chosen first, then confirmed, by the password if the sign-in is long ago. */
export function RoleDialog({ operator: { id, name, role }, onClose }: RoleDialogProps) {
  const { t } = useTranslation('platform-admin/operators');
  const [roleId, setRoleId] = useState(role.id);
  const [chosen, setChosen] = useState(false);
  const setRole = useOperatorRole();
  if (chosen)
    return (
      <ReauthenticateDialog
        title={t('role.title', { name })}
        text={t('role.confirm')}
        confirmLabel={t('role.save')}
        run={(proof) => setRole.mutateAsync({ id, roleId, ...proof })}
        done={t('role.done', { name })}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('role.title', { name })}
      size="xs"
      actions={
        <>
          <Button color="neutral" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={!roleId || roleId === role.id}
            onClick={() => setChosen(true)}
          >
            {t('role.next')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <OperatorRoleSelect value={roleId} onChange={setRoleId} />
      </Stack>
    </Dialog>
  );
}
