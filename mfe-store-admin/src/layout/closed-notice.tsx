import { useQuery } from '@tanstack/react-query';
import { Alert, adminClient, Box, Link, usePermission, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/** Above every page of a closed store: why it is closed, and where it is opened (again). */
export function ClosedNotice() {
  const { t } = useTranslation('store-admin/layout');
  const mayRead = usePermission('read_subscription');
  const { id } = useTenant();
  const { pathname } = useLocation();
  // The page says that the store is closed; the reason is for staff only.
  const { data } = useQuery({
    queryKey: ['tenants', id, 'closed'],
    queryFn: ({ signal }) => adminClient.get('/tenants/closed', { signal }),
    enabled: document.querySelector('meta[name="x-tenant-closed"]') !== null,
  });
  if (!data?.closed) return null;
  return (
    <Alert severity={data.closed === 'preparing' ? 'info' : 'warning'} role="status" sx={{ mb: 2 }}>
      {t(`closed.${data.closed}`)} {data.reason}
      {data.closed === 'preparing' && pathname !== '/admin/store-setup' ? (
        <Box component="span" sx={{ ml: 1 }}>
          <Link to="/admin/store-setup">{t('closed.toSetup')}</Link>
        </Box>
      ) : null}
      {data.closed === 'inactive' && mayRead ? (
        <Box component="span" sx={{ ml: 1 }}>
          <Link to="/admin/subscription">{t('closed.toPlan')}</Link>
        </Box>
      ) : null}
    </Alert>
  );
}
