import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BellOff, CheckCheck, PenLine, Trash2 } from 'lucide-react';
import { Box, Button, Card, constants, EmptyState, PageSkeleton, Pagination, useMayWrite } from 'mfe-shared';
import { HeaderButton, PageHeader, useDeletedNotice } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useTenantId } from '../../ui/use-tenant-id';
import { NotificationItem } from './notification-item';
import { notificationsQuery, useDeleteNotifications, useReadAllNotifications } from './notifications.queries';
import { WriteDialog } from './write-dialog';

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
  const remove = useDeleteNotifications();
  const deleted = useDeletedNotice('notifications.restore', ['notifications']);
  const mayWrite = useMayWrite();
  const [isWriting, setWriting] = useState(false);
  if (error && !data) throw error;
  if (!data) return <PageSkeleton variant="list" />;
  const idsOf = (wanted: 'read' | 'unread') =>
    data.notifications.filter(({ status }) => status === wanted).map(({ id }) => id);
  const read = idsOf('read');
  const unread = idsOf('unread');
  const removeRead = () =>
    remove.mutate(read, { onSuccess: () => deleted(t('deletedMany', { count: read.length }), read) });
  const ofProduct = Map.groupBy(data.notifications, ({ productId }) => productId);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 840px)' }}>
      <PageHeader
        title={t('title')}
        count={data.totalDoc}
        actions={
          <>
            {unread.length > 0 ? (
              <HeaderButton
                label={t('readAll')}
                startIcon={<CheckCheck size={16} />}
                loading={readAll.isPending}
                onClick={() => readAll.mutate(unread)}
              />
            ) : null}
            {mayWrite && read.length > 0 ? (
              <HeaderButton
                label={t('deleteRead')}
                startIcon={<Trash2 size={16} />}
                loading={remove.isPending}
                onClick={removeRead}
              />
            ) : null}
            {mayWrite ? (
              <Button variant="contained" startIcon={<PenLine size={16} />} onClick={() => setWriting(true)}>
                {t('write')}
              </Button>
            ) : null}
          </>
        }
      />
      <Card>
        {data.notifications.length === 0 ? (
          <EmptyState icon={<BellOff size={40} />} title={t('empty')} text={t('emptyText')} />
        ) : (
          <Box component="ul" role="list">
            {data.notifications.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                others={notification.productId ? (ofProduct.get(notification.productId)?.length ?? 1) - 1 : 0}
              />
            ))}
          </Box>
        )}
      </Card>
      <Pagination
        page={page}
        pages={Math.ceil(data.totalDoc / constants.list.pageSize)}
        onChange={(next) => setParams({ page: String(next) })}
      />
      {isWriting ? <WriteDialog onClose={() => setWriting(false)} /> : null}
    </Box>
  );
}
