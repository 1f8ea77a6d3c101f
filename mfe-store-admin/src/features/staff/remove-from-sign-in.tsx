import type { StaffMember } from 'api';
import { ReauthenticateDialog } from 'mfe-shared/sign-in';
import { useTranslation } from 'react-i18next';
import { useRemoveFromSignIn } from './staff.queries';

type RemoveFromSignInProps = {
  member: StaffMember;
  what: 'second-factors' | 'identities';
  onClose: () => void;
};

/** Asks before somebody's second factors or company sign-in are taken from them. */
export function RemoveFromSignIn({ member: { id, name }, what, onClose }: RemoveFromSignInProps) {
  const { t } = useTranslation('store-admin/staff');
  const remove = useRemoveFromSignIn();
  const words = what === 'identities' ? 'identity' : 'secondFactor';
  return (
    <ReauthenticateDialog
      title={t(`${words}.title`, { name })}
      text={t(`${words}.text`)}
      confirmLabel={t(`${words}.confirm`)}
      done={t(`${words}.done`, { name })}
      run={(proof) => remove.mutateAsync({ id, what, ...proof })}
      onClose={onClose}
    />
  );
}
