import type { PlatformNotice } from 'api';
import { X } from 'lucide-react';
import { Alert, Button, IconButton, Typography, useFormat, useWordOf } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useMessageText } from './use-message-text';

type Props = { notice: PlatformNotice; disabled: boolean; onDismiss: () => void };

/** One notice: what happened, since when and why, and the page that helps. */
export function NoticeItem({ notice, disabled, onDismiss }: Props) {
  const { kind, values, why, count, firstAt, page, mayDismiss } = notice;
  const { t } = useTranslation('platform-admin/ui');
  const wordOf = useWordOf('platform-admin/ui');
  const { dateTime } = useFormat();
  const messageText = useMessageText();
  const title = messageText({ code: `notice_${kind}`, values: { ...values, count } });
  const reason = why ? messageText(why) : wordOf('notices', `text.${kind}`, values);
  return (
    <Alert
      severity="warning"
      action={
        mayDismiss ? (
          <IconButton
            size="small"
            label={t('notices.dismissOf', { title })}
            disabled={disabled}
            onClick={onDismiss}
          >
            <X size={16} />
          </IconButton>
        ) : null
      }
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
      {reason ? t('notices.since', { when: dateTime(firstAt), reason }) : dateTime(firstAt)}
      <Button
        size="small"
        color="inherit"
        to={page}
        sx={{ display: 'flex', width: 'fit-content', mt: 0.5, ml: -1.5 }}
      >
        {wordOf('notices', `page.${kind}`, values) ?? page}
      </Button>
    </Alert>
  );
}
