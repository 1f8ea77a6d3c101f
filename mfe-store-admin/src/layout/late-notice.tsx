import { useQuery } from '@tanstack/react-query';
import { Alert, adminClient, Box, Link, useFormat, usePermission, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** The day on which a store that is past due closes, above every page, for staff who may read its plan. */
export function LateNotice() {
  const { t } = useTranslation('store-admin/layout');
  const { date } = useFormat();
  const { id } = useTenant();
  const mayRead = usePermission('read_subscription');
  const { data } = useQuery({
    queryKey: ['tenants', id, 'subscription', 'notice'],
    queryFn: ({ signal }) => adminClient.get('/subscription/notice', { signal }),
    enabled: mayRead,
  });
  if (!data?.closesAt) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {t('late', { date: date(data.closesAt) })}
      <Box component="span" sx={{ ml: 1 }}>
        <Link to="/admin/subscription">{t('closed.toPlan')}</Link>
      </Box>
    </Alert>
  );
}
