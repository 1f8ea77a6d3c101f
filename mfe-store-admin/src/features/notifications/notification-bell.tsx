import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import {
  Badge,
  Box,
  constants,
  IconButton,
  lazyComponent,
  onFirstInteraction,
  usePermission,
} from 'mfe-shared';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { notificationsQuery } from './notifications.queries';

const fetchPanel = () =>
  import(/* webpackChunkName: "notification-panel" */ './notification-panel').then(
    (m) => m.NotificationPanel,
  );
const Panel = lazyComponent(fetchPanel);

/** The header's bell: the number of unread notifications, and the newest ones below it. */
export function NotificationBell() {
  const allowed = usePermission('read_notifications');
  return allowed ? <AllowedBell /> : null;
}

function AllowedBell() {
  const { t } = useTranslation('store-admin/notifications');
  const id = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const notifications = useQuery(notificationsQuery(useTenantId()));
  const { data } = notifications;
  const unread = data?.totalUnreadDoc ?? 0;
  const close = () => setOpen(false);
  // Prefetched, so that a press waits for nothing. The hashes of the other pages' chunks have come by then.
  useEffect(() => onFirstInteraction(fetchPanel), []);
  useCloseOutside(frame, open, close);
  return (
    <Box ref={frame} sx={{ position: 'relative' }}>
      <IconButton
        label={t('bell', { count: unread })}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Badge badgeContent={unread} max={constants.notifications.badgeCap} color="error">
          <Bell size={18} />
        </Badge>
      </IconButton>
      {open ? <Panel id={id} notifications={notifications} onClose={close} /> : null}
    </Box>
  );
}

/** Escape returns the focus to the bell; a press elsewhere only closes. */
function useCloseOutside(frame: React.RefObject<HTMLDivElement | null>, open: boolean, close: () => void) {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) latest.current();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      latest.current();
      frame.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [open, frame]);
}
