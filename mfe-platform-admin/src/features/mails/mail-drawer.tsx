import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Drawer, Skeleton, Stack, useErrorText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { MailDetail } from './mail-detail';
import { mailOptions } from './mails.queries';

/** /platform-admin/mails/:id: one mail beside the list; closing it restores the list. */
export function MailDrawer() {
  const { id = '' } = useParams();
  const { t } = useTranslation('platform-admin/mails');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const mail = useQuery(mailOptions(id));
  const retry = (
    <Button size="small" onClick={() => void mail.refetch()}>
      {t('retry')}
    </Button>
  );
  return (
    <Drawer
      open
      width={560}
      title={mail.data?.subject ?? t('mail')}
      onClose={() => navigate(`/platform-admin/mails${search}`)}
    >
      {mail.data ? <MailDetail mail={mail.data} /> : null}
      {mail.isPending ? (
        <Stack spacing={2}>
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={240} />
        </Stack>
      ) : null}
      {mail.isError && !mail.data ? (
        <Alert severity="error" action={retry}>
          {errorText(mail.error)}
        </Alert>
      ) : null}
    </Drawer>
  );
}
