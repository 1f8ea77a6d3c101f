import { useQuery } from '@tanstack/react-query';
import type { Tenant } from 'api';
import { Alert, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { removalOptions } from '../../ui/removal';

/** When the store is deleted, and why. */
export function RemovalNotice({ tenant: { id } }: { tenant: Tenant }) {
  const { t } = useTranslation('platform-admin/tenants');
  const { date } = useFormat();
  const { data } = useQuery(removalOptions(id));
  if (!data?.removeAt || !data.because) return null;
  return (
    <Alert severity="warning">
      {t(`removal.because.${data.because}`, { date: date(data.removeAt) })} {data.reason}
    </Alert>
  );
}
