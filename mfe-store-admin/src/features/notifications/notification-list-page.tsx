import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BellOff, CheckCheck } from 'lucide-react';
import { Box, Button, Card, constants, EmptyState, PageSkeleton, Pagination } from 'mfe-shared';
import { PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useTenantId } from '../../ui/use-tenant-id';
import { NotificationItem } from './notification-item';
import { notificationsQuery, useReadAllNotifications } from './notifications.queries';

/** /admin/notifications: all notifications in pages. */
export function NotificationListPage() {
  const { t } = useTranslation('store-admin/notifications');
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || constants.notifications.page);
  const { data, error } = useQuery({
    ...notificationsQuery(useTenantId(), page),
    placeholderData: keepPreviousData,
  });
  const readAll = useReadAllNotifications();
  if (error && !data) throw error;
  if (!data) return <PageSkeleton variant="list" />;
  const unread = data.notifications.filter(({ status }) => status === 'unread').map(({ id }) => id);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 840px)' }}>
      <PageHeader
        title={t('title')}
        count={data.totalDoc}
        actions={
          unread.length > 0 ? (
            <Button
              variant="outlined"
              color="neutral"
              startIcon={<CheckCheck size={16} />}
              loading={readAll.isPending}
              onClick={() => readAll.mutate(unread)}
            >
              {t('readAll')}
            </Button>
          ) : null
        }
      />
      <Card>
        {data.notifications.length === 0 ? (
          <EmptyState icon={<BellOff size={40} />} title={t('empty')} text={t('emptyText')} />
        ) : (
          <Box component="ul" role="list">
            {data.notifications.map((notification) => (
              <NotificationItem key={notification.id} notification={notification} />
            ))}
          </Box>
        )}
      </Card>
      <Pagination
        page={page}
        pages={Math.ceil(data.totalDoc / constants.list.pageSize)}
        onChange={(next) => setParams({ page: String(next) })}
      />
    </Box>
  );
}
