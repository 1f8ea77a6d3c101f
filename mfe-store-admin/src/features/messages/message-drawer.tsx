import type { StoredMessage } from 'api';
import { Reply } from 'lucide-react';
import {
  Box,
  Button,
  Drawer,
  Link,
  notify,
  Stack,
  Typography,
  useFormat,
  useMayWrite,
  useTenant,
} from 'mfe-shared';
import { Fact, useDeletedNotice } from 'mfe-shared/backoffice';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PermittedLink } from '../../ui/permitted-link';
import { useDeleteMessages, useMarkMessages } from './messages.queries';

type MessageDrawerProps = { message: StoredMessage | null; onClose: () => void };

/** One message beside the list. Opening it marks it as read. */
export function MessageDrawer({ message, onClose }: MessageDrawerProps) {
  return (
    <Drawer open={message !== null} width={560} title={message?.name ?? ''} onClose={onClose}>
      {message ? <Opened key={message.id} message={message} onClose={onClose} /> : null}
    </Drawer>
  );
}

function Opened({ message, onClose }: { message: StoredMessage; onClose: () => void }) {
  const { t } = useTranslation('store-admin/messages');
  const { dateTime } = useFormat();
  const { name: store } = useTenant();
  const mayWrite = useMayWrite();
  const { mutate: mark } = useMarkMessages();
  const remove = useDeleteMessages();
  const deleted = useDeletedNotice('messages.restore', ['messages', 'notifications']);
  const { id, email, text, status, customerId, createdAt } = message;
  // Marking it as unread again is no reason to read it again.
  const isFresh = useRef(status === 'unread' && mayWrite);
  useEffect(() => {
    if (!isFresh.current) return;
    isFresh.current = false;
    mark({ ids: [id], status: 'read' }, { onError: notify.error });
  }, [id, mark]);
  const subject = encodeURIComponent(t('mailSubject', { store }));
  const deleteIt = () =>
    remove.mutate([id], {
      onSuccess: () => {
        deleted(t('deleted', { count: 1 }), [id]);
        onClose();
      },
      onError: notify.error,
    });
  return (
    <Stack spacing={2.5}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Fact label={t('email')}>
          <Link href={`mailto:${email}?subject=${subject}`}>{email}</Link>
        </Fact>
        <Fact label={t('createdAt')}>{dateTime(createdAt)}</Fact>
        {customerId ? (
          <Fact label={t('account')}>
            <PermittedLink permission="read_customers" to={`/admin/customers/${customerId}`}>
              {t('toAccount')}
            </PermittedLink>
          </Fact>
        ) : null}
      </Box>
      <Typography component="p" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          startIcon={<Reply size={16} />}
          href={`mailto:${email}?subject=${subject}`}
        >
          {t('reply')}
        </Button>
        {mayWrite ? (
          <>
            <Button
              variant="outlined"
              color="neutral"
              onClick={() =>
                mark({ ids: [id], status: status === 'done' ? 'read' : 'done' }, { onError: notify.error })
              }
            >
              {t(status === 'done' ? 'mark.notDone' : 'mark.done')}
            </Button>
            <Button color="error" loading={remove.isPending} onClick={deleteIt}>
              {t('delete')}
            </Button>
          </>
        ) : null}
      </Stack>
    </Stack>
  );
}
