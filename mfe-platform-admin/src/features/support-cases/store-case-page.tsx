import { useQuery } from '@tanstack/react-query';
import type { StoreCaseDetail } from 'api';
import { Alert, Box, Card, Link, notify, PageSkeleton, Select, Stack, useMayWrite } from 'mfe-shared';
import { Fact, LoadFailed, PageHeader, SupportThread } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { caseStatuses } from './case-statuses';
import {
  assigneesOptions,
  downloadCaseFile,
  storeCaseOptions,
  uploadCaseFile,
  useAnswerStore,
  useNoteCase,
  useUpdateCase,
} from './support-cases.queries';

/** /platform-admin/support/{id}: an operator reads, answers, notes and assigns. */
export function StoreCasePage() {
  const { id = '' } = useParams();
  const found = useQuery(storeCaseOptions(id));
  if (found.data) return <Opened key={id} opened={found.data} />;
  if (found.isPending) return <PageSkeleton variant="form" />;
  return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />;
}

function Opened({ opened }: { opened: StoreCaseDetail }) {
  const { t } = useTranslation('platform-admin/support-cases');
  const { id, status } = opened;
  const answer = useAnswerStore(id);
  const note = useNoteCase(id);
  const mayWrite = useMayWrite();
  const isClosed = status === 'closed';
  return (
    <Stack spacing={2}>
      <PageHeader
        title={t('numbered', { number: String(opened.number), subject: opened.subject })}
        back={{ to: '/platform-admin/support', label: t('title') }}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
        }}
      >
        <Box>
          {isClosed ? (
            <Alert severity="info" sx={{ mb: 2 }}>
              {t('closedNotice')}
            </Alert>
          ) : null}
          <SupportThread
            side="platform"
            messages={opened.messages}
            notes={opened.notes}
            {...(!isClosed &&
              mayWrite && {
                onSend: (text, fileIds) => answer.mutateAsync({ text, fileIds }),
                onNote: (text) => note.mutateAsync(text),
              })}
            onUpload={(file) => uploadCaseFile(id, file)}
            onDownload={(file) => downloadCaseFile(id, file)}
          />
        </Box>
        <Facts opened={opened} />
      </Box>
    </Stack>
  );
}

/** State, store and who looks after it; a choice is saved at once. */
function Facts({ opened }: { opened: StoreCaseDetail }) {
  const { t } = useTranslation('platform-admin/support-cases');
  const { data: operators = [] } = useQuery(assigneesOptions());
  const { id, version, status, assigneeId, tenantId, storeName, openedByName } = opened;
  const mayWrite = useMayWrite();
  const update = useUpdateCase(id);
  const save = (change: Partial<Pick<StoreCaseDetail, 'status' | 'assigneeId'>>) =>
    update.mutate({ ...change, version }, { onError: notify.error });
  return (
    <Card
      component="section"
      aria-label={t('facts')}
      sx={{ p: 2, alignSelf: 'start', order: { xs: -1, md: 0 } }}
    >
      <Stack spacing={2}>
        <Select
          label={t('state')}
          value={status}
          disabled={update.isPending || !mayWrite}
          options={caseStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          onChange={(event) => save({ status: event.target.value as StoreCaseDetail['status'] })}
        />
        <Select
          label={t('assignee')}
          value={assigneeId ?? ''}
          disabled={update.isPending || !mayWrite}
          options={[{ value: '', label: t('nobody') }, ...operators]}
          onChange={(event) => save({ assigneeId: event.target.value || null })}
        />
        <Fact label={t('store')}>
          <Link to={`/platform-admin/tenants/${tenantId}`}>{storeName}</Link>
        </Fact>
        <Fact label={t('openedBy')}>{openedByName}</Fact>
      </Stack>
    </Card>
  );
}
