import type { Operator } from 'api';
import { EllipsisVertical } from 'lucide-react';
import { IconButton, Menu, MenuItem, notify, useSession } from 'mfe-shared';
import { ReauthenticateDialog } from 'mfe-shared/sign-in';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOperatorRoleWords } from '../../ui/use-operator-roles';
import { useInviteAgain, useOperatorStatus, useResetOperator } from './operators.queries';
import { RoleDialog } from './role-dialog';

/** The actions for an operator who may do no more than the reader. Nobody ends their own access. */
export function OperatorMenu({ operator }: { operator: Operator }) {
  const { t } = useTranslation(['platform-admin/operators', 'platform-admin/ui']);
  const [asking, setAsking] = useState<'role' | 'status' | 'factors' | null>(null);
  const setStatus = useOperatorStatus();
  const reset = useResetOperator();
  const again = useInviteAgain();
  const words = useOperatorRoleWords();
  const { id, name, email, status, role } = operator;
  const own = useSession((state) => state.user?.id === id);
  if (!words.mayGive(role)) return null;
  const next = status === 'inactive' ? 'active' : 'inactive';
  const close = () => setAsking(null);
  return (
    <>
      <Menu
        trigger={(props) => (
          <IconButton {...props} size="small" label={t('actionsOf', { name })} disabled={again.isPending}>
            <EllipsisVertical size={16} />
          </IconButton>
        )}
      >
        <MenuItem onClick={() => setAsking('role')}>{t('role.change')}</MenuItem>
        {status === 'invited' ? (
          <MenuItem
            onClick={() =>
              again.mutate(id, {
                onSuccess: () => notify.success(t('invite.done', { email })),
                onError: notify.error,
              })
            }
          >
            {t('again')}
          </MenuItem>
        ) : null}
        {operator.hasSecondFactor && !own ? (
          <MenuItem onClick={() => setAsking('factors')}>{t('platform-admin/ui:factors.confirm')}</MenuItem>
        ) : null}
        {own ? null : <MenuItem onClick={() => setAsking('status')}>{t(`${next}.action`)}</MenuItem>}
      </Menu>
      {asking === 'role' ? <RoleDialog operator={operator} onClose={close} /> : null}
      {asking === 'status' ? (
        <ReauthenticateDialog
          title={t(`${next}.title`, { name })}
          text={t(`${next}.text`)}
          confirmLabel={t(`${next}.action`)}
          run={(proof) => setStatus.mutateAsync({ id, status: next, ...proof })}
          done={t(`${next}.done`, { name })}
          onClose={close}
        />
      ) : null}
      {asking === 'factors' ? (
        <ReauthenticateDialog
          title={t('platform-admin/ui:factors.title', { name })}
          text={t('platform-admin/ui:factors.text')}
          confirmLabel={t('platform-admin/ui:factors.confirm')}
          run={(proof) => reset.mutateAsync({ id, ...proof })}
          done={t('platform-admin/ui:factors.done', { name })}
          onClose={close}
        />
      ) : null}
    </>
  );
}
