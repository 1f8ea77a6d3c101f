import { useSuspenseQuery } from '@tanstack/react-query';
import { Alert, Button, notify, Stack, useMayWrite } from 'mfe-shared';
import { PageHeader, SupportThread } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useTenantId } from '../../ui/use-tenant-id';
import { CaseStatus } from './case-status';
import {
  caseQuery,
  downloadCaseFile,
  uploadCaseFile,
  useAnswerCase,
  useCaseStatus,
} from './support-cases.queries';

/** /admin/support/{id}: the conversation with the platform. */
export function SupportCasePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('store-admin/support-cases');
  const mayWrite = useMayWrite();
  const { data } = useSuspenseQuery(caseQuery(useTenantId(), id));
  const answer = useAnswerCase(id);
  const move = useCaseStatus(id);
  const isClosed = data.status === 'closed';
  const isSolved = data.status === 'solved';
  return (
    <Stack spacing={2} sx={{ maxWidth: 860 }}>
      <PageHeader
        title={t('numbered', { number: String(data.number), subject: data.subject })}
        back={{ to: '/admin/support', label: t('title') }}
        actions={
          <>
            <CaseStatus status={data.status} />
            {mayWrite && !isClosed ? (
              <Button
                variant="outlined"
                color="neutral"
                loading={move.isPending}
                onClick={() => move.mutate(isSolved ? 'open' : 'solved', { onError: notify.error })}
              >
                {t(isSolved ? 'reopen' : 'solve')}
              </Button>
            ) : null}
          </>
        }
      />
      {isClosed ? <Alert severity="info">{t('closedNotice')}</Alert> : null}
      <SupportThread
        key={id}
        side="staff"
        messages={data.messages}
        {...(mayWrite && !isClosed && { onSend: (text, fileIds) => answer.mutateAsync({ text, fileIds }) })}
        onUpload={(file) => uploadCaseFile(id, file)}
        onDownload={(file) => downloadCaseFile(id, file)}
      />
    </Stack>
  );
}
