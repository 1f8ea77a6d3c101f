import { useQuery } from '@tanstack/react-query';
import type { StaffMember } from 'api';
import { EllipsisVertical } from 'lucide-react';
import { IconButton, Menu, MenuItem, notify, useMayWrite, useSession } from 'mfe-shared';
import { ConfirmDialog, useBulk } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rolesQuery } from '../../ui/roles-query';
import { useGrants } from '../../ui/use-grants';
import { useTenantId } from '../../ui/use-tenant-id';
import { RemoveFromSignIn } from './remove-from-sign-in';
import { staff, useInviteAgain } from './staff.queries';

/** Whether the reader may change this person: not themselves, and nobody with more permissions. */
export function useMayManage({ id, role }: Pick<StaffMember, 'id' | 'role'>): boolean {
  const mayWrite = useMayWrite();
  const self = useSession((state) => state.user?.id === id);
  const grants = useGrants();
  const { data } = useQuery(rolesQuery(useTenantId()));
  const held = data?.find((one) => one.id === role.id);
  return mayWrite && !self && held !== undefined && grants.role(held);
}

type StaffMenuProps = { member: StaffMember; onDeleted?: () => void };

/** The actions for one person, apart from editing. */
export function StaffMenu({ member, onDeleted }: StaffMenuProps) {
  const { t } = useTranslation('store-admin/staff');
  const { id, name, email, status } = member;
  const mayManage = useMayManage(member);
  const inviteAgain = useInviteAgain();
  const setStatus = useBulk(staff, 'status');
  const remove = useBulk(staff, 'delete');
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState<'second-factors' | 'identities' | null>(null);
  if (!mayManage) return null;

  const next = status === 'inactive' ? 'active' : 'inactive';
  const done = (text: string) => ({ onSuccess: () => notify.success(text), onError: notify.error });
  const end = () =>
    remove.mutate([{ id }], {
      onSuccess: () => {
        notify.success(t('deleted', { name }));
        onDeleted?.();
      },
      onError: notify.error,
      onSettled: () => setAsking(false),
    });
  const busy = inviteAgain.isPending || setStatus.isPending;

  return (
    <>
      <Menu
        trigger={(props) => (
          <IconButton {...props} size="small" label={t('actionsOf', { name })} disabled={busy}>
            <EllipsisVertical size={16} />
          </IconButton>
        )}
      >
        {status === 'invited' ? (
          <MenuItem onClick={() => inviteAgain.mutate(id, done(t('invite.sent', { email })))}>
            {t('invite.again')}
          </MenuItem>
        ) : null}
        <MenuItem onClick={() => setStatus.mutate([{ id, status: next }], done(t(`done.${next}`, { name })))}>
          {t(`set.${next}`)}
        </MenuItem>
        {member.hasSecondFactor ? (
          <MenuItem onClick={() => setRemoving('second-factors')}>{t('secondFactor.remove')}</MenuItem>
        ) : null}
        {member.hasIdentity ? (
          <MenuItem onClick={() => setRemoving('identities')}>{t('identity.remove')}</MenuItem>
        ) : null}
        <MenuItem danger onClick={() => setAsking(true)}>
          {t('delete')}
        </MenuItem>
      </Menu>
      {removing ? (
        <RemoveFromSignIn member={member} what={removing} onClose={() => setRemoving(null)} />
      ) : null}
      <ConfirmDialog
        open={asking}
        title={t('deleteTitle', { name })}
        text={t('deleteText')}
        confirmLabel={t('delete')}
        danger
        busy={remove.isPending}
        onConfirm={end}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
