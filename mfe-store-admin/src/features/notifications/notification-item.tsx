import type { Notification } from 'api';
import type { LucideIcon } from 'lucide-react';
import {
  Bell,
  CreditCard,
  Mail,
  Package,
  PackageX,
  ShoppingCart,
  Star,
  Trash2,
  Unplug,
  UserRound,
} from 'lucide-react';
import { Box, Chip, IconButton, Link, Typography, useFormat, usePermission } from 'mfe-shared';
import { useDeletedNotice } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '../../ui/thumbnail';
import { notificationBadge, notificationTarget } from './notification-target';
import {
  useDeleteNotification,
  useDeleteNotificationsOfProduct,
  useReadNotification,
} from './notifications.queries';
import { useMessage } from './use-message';

/** One notification: opening it marks it as read, the bin deletes it. */
export function NotificationItem({
  notification,
  others = 0,
  onOpen,
}: {
  notification: Notification;
  /** How many more there are about its product. */
  others?: number;
  onOpen?: () => void;
}) {
  const { t } = useTranslation('store-admin/notifications');
  const format = useFormat();
  const message = useMessage()(notification);
  const read = useReadNotification();
  const remove = useDeleteNotification();
  const deleted = useDeletedNotice('notifications.restore', ['notifications']);
  // The item is gone by then, and with it the callbacks of `mutate`.
  const end = () =>
    remove.mutateAsync(notification.id).then(
      () => deleted(t('deleted'), [notification.id]),
      () => undefined,
    );
  const removeAll = useDeleteNotificationsOfProduct();
  const endAll = (productId: string) =>
    removeAll.mutateAsync(productId).then(
      ({ ids }) => deleted(t('deletedMany', { count: ids.length }), ids),
      () => undefined,
    );
  const mayWrite = usePermission('write_notifications');
  const { productId } = notification;
  const badge = notificationBadge(notification);
  const Icon = icons[notification.kind] ?? Bell;
  const unread = notification.status === 'unread';
  const open = () => {
    if (unread) read.mutate(notification.id);
    onOpen?.();
  };
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        px: 2,
        py: 1.25,
        bgcolor: unread ? unreadTint : 'transparent',
        opacity: remove.isPending ? 0.5 : 1,
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      {unread ? <Box data-testid="unread" sx={unreadMarker} /> : null}
      <Thumbnail src={notification.image} size={36} icon={<Icon size={18} aria-hidden />} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link to={notificationTarget(notification)} underline={false} onClick={open} sx={wholeItem}>
          <Typography
            component="span"
            variant="body2"
            sx={{ fontWeight: unread ? 600 : 400, overflowWrap: 'anywhere' }}
          >
            {message}
          </Typography>
          {unread ? <Box component="span" sx={spokenOnly}>{` (${t('unread')})`}</Box> : null}
        </Link>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          {badge ? <Chip size="small" color={badge.color} label={t(badge.key)} /> : null}
          <Typography
            variant="caption"
            component="time"
            dateTime={notification.createdAt}
            sx={{ color: 'text.secondary' }}
          >
            {format.dateTime(notification.createdAt)}
          </Typography>
        </Box>
      </Box>
      {mayWrite && productId && others > 0 ? (
        <IconButton
          size="small"
          label={t('deleteOfProduct', { message })}
          disabled={removeAll.isPending}
          onClick={() => void endAll(productId)}
          sx={buttonStyles}
        >
          <PackageX size={16} />
        </IconButton>
      ) : null}
      {mayWrite ? (
        <IconButton
          size="small"
          label={t('delete', { message })}
          disabled={remove.isPending}
          onClick={() => void end()}
          sx={buttonStyles}
        >
          <Trash2 size={16} />
        </IconButton>
      ) : null}
    </Box>
  );
}

/** A server that is newer than this build knows more kinds. */
const icons: Partial<Record<Notification['kind'], LucideIcon>> = {
  order: ShoppingCart,
  stock_out: Package,
  message: Mail,
  review: Star,
  staff: UserRound,
  webhook_stopped: Unplug,
  plan_limit: CreditCard,
};

/** Fainter than the accent's tint, so that badges stay visible. */
const unreadTint = 'color-mix(in srgb, var(--l-palette-primary-light) 50%, transparent)';

const unreadMarker = {
  position: 'absolute',
  left: 5,
  top: 26,
  width: 6,
  height: 6,
  borderRadius: '50%',
  bgcolor: 'primary.main',
} as const;

const buttonStyles = { position: 'relative', zIndex: 1, color: 'text.secondary' } as const;

/** The link covers the whole item except its buttons. */
const wholeItem = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

const spokenOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
