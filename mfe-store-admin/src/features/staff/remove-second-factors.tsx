import type { StaffMember } from 'api';
import { notify } from 'mfe-shared';
import { ConfirmDialog } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useRemoveSecondFactors } from './staff.queries';

type RemoveSecondFactorsProps = { member: StaffMember; open: boolean; onClose: () => void };

/** Asks before somebody's second factors are taken from them. */
export function RemoveSecondFactors({ member: { id, name }, open, onClose }: RemoveSecondFactorsProps) {
  const { t } = useTranslation('store-admin/staff');
  const remove = useRemoveSecondFactors();
  const end = () =>
    remove.mutate(id, {
      onSuccess: () => notify.success(t('secondFactor.done', { name })),
      onError: notify.error,
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open={open}
      title={t('secondFactor.title', { name })}
      text={t('secondFactor.text')}
      confirmLabel={t('secondFactor.confirm')}
      danger
      busy={remove.isPending}
      onConfirm={end}
      onClose={onClose}
    />
  );
}
