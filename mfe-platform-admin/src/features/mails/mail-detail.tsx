import type { Mail } from 'api';
import { Alert, Box, Button, notify, Stack, Typography, useFormat, useMayWrite, useWordOf } from 'mfe-shared';
import { CopyLine, Fact } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { linksIn } from './links-in';
import { MailStatus } from './mail-status';
import { useRetryMail } from './mails.queries';

/** A whole mail. Its links open accounts, so they are text to copy and cannot be clicked by mistake. */
export function MailDetail({ mail }: { mail: Mail }) {
  const { t } = useTranslation('platform-admin/mails');
  const wordOf = useWordOf('platform-admin/mails');
  const { dateTime, number } = useFormat();
  const mayWrite = useMayWrite();
  const retry = useRetryMail();
  const again = () =>
    retry.mutate(mail.id, { onSuccess: () => notify.success(t('queuedAgain')), onError: notify.error });
  return (
    <Stack spacing={2.5}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Fact label={t('recipient')}>{mail.recipient}</Fact>
        <Fact label={t('statusLabel')}>
          <MailStatus status={mail.status} />
        </Fact>
        <Fact label={t('store')}>{mail.tenantName ?? t('platform')}</Fact>
        <Fact label={t('kindLabel')}>{wordOf('kind', mail.kind) ?? mail.kind}</Fact>
        <Fact label={t('createdAt')}>{dateTime(mail.createdAt)}</Fact>
        {mail.sentAt ? <Fact label={t('sentAt')}>{dateTime(mail.sentAt)}</Fact> : null}
        {mail.attempts > 0 ? <Fact label={t('attempts')}>{number(mail.attempts)}</Fact> : null}
      </Box>
      {mail.error ? (
        <Alert
          severity={mail.status === 'failed' ? 'error' : 'warning'}
          action={
            mail.status === 'failed' && mayWrite ? (
              <Button size="small" variant="outlined" loading={retry.isPending} onClick={again}>
                {t('sendAgain')}
              </Button>
            ) : undefined
          }
        >
          {mail.error}
        </Alert>
      ) : null}
      {mail.status === 'kept' ? <Alert severity="info">{t('keptHelp')}</Alert> : null}
      {mail.body === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('textGone')}
        </Typography>
      ) : (
        <>
          <Box component="section" aria-label={t('text')} sx={textStyles}>
            {mail.body}
          </Box>
          {linksIn(mail.body).map((link) => (
            <CopyLine
              key={link}
              label={t('link')}
              value={link}
              copyLabel={t('copyLink')}
              copiedLabel={t('copied')}
            />
          ))}
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('recorded')}
          </Typography>
        </>
      )}
    </Stack>
  );
}

const textStyles = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'neutral.1',
  fontSize: '0.875rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
