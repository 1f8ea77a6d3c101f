import type { UseQueryResult } from '@tanstack/react-query';
import type { NotificationList } from 'api';
import { BellOff } from 'lucide-react';
import { Box, constants, Link, Skeleton, Typography } from 'mfe-shared';
import { LoadFailed, ScrollArea } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { NotificationItem } from './notification-item';

type NotificationPanelProps = {
  id: string;
  notifications: Pick<UseQueryResult<NotificationList>, 'data' | 'error' | 'refetch'>;
  onClose: () => void;
};

/** The height for two or fewer items, three, or more; then it scrolls. */
const panelHeight = (count: number) => (count <= 2 ? 176 : count === 3 ? 264 : 352);

/** The panel below the bell. */
export function NotificationPanel({ id, notifications, onClose }: NotificationPanelProps) {
  const { t } = useTranslation('store-admin/notifications');
  const { data: list, error, refetch } = notifications;
  const items = list?.notifications ?? [];
  const total = list?.totalDoc ?? 0;
  return (
    <Box id={id} role="region" aria-label={t('title')} sx={panelStyles}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          px: 2,
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography component="h2" variant="body2" sx={{ fontWeight: 600 }}>
          {t('title')}
        </Typography>
        {list?.totalUnreadDoc ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('unreadCount', { count: list.totalUnreadDoc })}
          </Typography>
        ) : null}
      </Box>
      {error && !list ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : list && items.length === 0 ? (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 4, color: 'text.secondary' }}>
          <BellOff size={24} aria-hidden />
          <Typography variant="body2">{t('empty')}</Typography>
        </Box>
      ) : (
        <ScrollArea maxHeight={panelHeight(items.length)}>
          {list ? (
            <Box component="ul" role="list">
              {items.map((notification) => (
                <NotificationItem key={notification.id} notification={notification} onOpen={onClose} />
              ))}
            </Box>
          ) : (
            <Skeleton variant="rounded" height={60} sx={{ m: 2 }} />
          )}
        </ScrollArea>
      )}
      {total > constants.notifications.showAllAbove ? (
        <Link to="/admin/notifications" underline={false} onClick={onClose} sx={showAllStyles}>
          {t('showAll')}
        </Link>
      ) : null}
    </Box>
  );
}

const panelStyles = {
  position: { xs: 'fixed', sm: 'absolute' },
  zIndex: 'modal',
  top: { xs: 60, sm: 'calc(100% + 8px)' },
  right: { xs: 8, sm: 0 },
  left: { xs: 8, sm: 'auto' },
  width: { xs: 'auto', sm: 380 },
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  boxShadow: '0 8px 28px rgb(0 0 0 / 14%)',
} as const;

const showAllStyles = {
  display: 'block',
  p: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  color: 'primary.main',
  fontSize: '0.875rem',
  fontWeight: 600,
  textAlign: 'center',
  '&:hover': { bgcolor: 'neutral.1' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;
