import type { Tenant } from 'api';
import { StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const tones = { active: 'success', suspended: 'danger', inactive: 'neutral' } as const;

export function TenantStatus({ status }: Pick<Tenant, 'status'>) {
  const { t } = useTranslation('platform-admin/tenants');
  return <StatusChip status={status} tone={tones[status]} label={t(`status.${status}`)} />;
}
