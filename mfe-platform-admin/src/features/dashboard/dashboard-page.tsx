import { Button, Slot, Stack, usePermission } from 'mfe-shared';
import { PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { NoticeList } from '../../ui/notice-list';
import { StoresOverview } from './stores-overview';

/** /platform-admin/dashboard: what the operator's role lets them see of it. */
export function DashboardPage() {
  const { t } = useTranslation('platform-admin/dashboard');
  const seesStores = usePermission('read_tenants');
  const addsStores = usePermission('write_tenants');
  return (
    <Stack spacing={3}>
      <PageHeader
        title={t('title')}
        actions={
          addsStores ? (
            <Button variant="contained" to="/platform-admin/tenants/add">
              {t('add')}
            </Button>
          ) : null
        }
      />
      <NoticeList />
      {seesStores ? <StoresOverview /> : null}
      <Slot name="platform-admin.dashboard" props={{}} />
    </Stack>
  );
}
