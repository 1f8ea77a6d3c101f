import type { StaffMember } from 'api';
import { StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const tones = { active: 'success', invited: 'info', inactive: 'neutral' } as const;

export function StaffStatus({ status }: Pick<StaffMember, 'status'>) {
  const { t } = useTranslation('store-admin/staff');
  return <StatusChip status={status} tone={tones[status]} label={t(`status.${status}`)} />;
}
