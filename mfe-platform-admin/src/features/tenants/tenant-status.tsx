import type { Tenant } from 'api';
import { Stack } from 'mfe-shared';
import { StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const tones = { active: 'success', preparing: 'info', suspended: 'danger', inactive: 'neutral' } as const;

type TenantStatusProps = { tenant: Pick<Tenant, 'status' | 'preparing' | 'sandbox'> };

/** Whether shoppers see the store, and whether it is only a copy to try things in. */
export function TenantStatus({ tenant: { status, preparing, sandbox } }: TenantStatusProps) {
  const { t } = useTranslation('platform-admin/tenants');
  const shown = status === 'active' && preparing ? 'preparing' : status;
  const chip = <StatusChip status={shown} tone={tones[shown]} label={t(`status.${shown}`)} />;
  if (!sandbox) return chip;
  return (
    <Stack direction="row" component="span" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {chip}
      <StatusChip status="sandbox" tone="warning" label={t('status.sandbox')} />
    </Stack>
  );
}
