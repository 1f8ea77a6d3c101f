import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MailRow } from 'api';
import type { ApiQuery } from 'mfe-shared';
import { Alert, useFormat } from 'mfe-shared';
import { ListPage, useListParams } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { SecondLine } from '../../ui/second-line';
import { MailStatus } from './mail-status';
import { mailListOptions } from './mails.queries';

const statuses = ['queued', 'kept', 'sent', 'failed'] as const;

/** /platform-admin/mails: the mails of the platform and its stores. A mail opens beside the list. */
export function MailListPage() {
  const { t } = useTranslation('platform-admin/mails');
  const { dateTime } = useFormat();
  const { search } = useLocation();
  const params = useListParams<ApiQuery<'/mails'>>({
    filters: ['status'],
    defaultSort: 'newest',
    savedAs: 'mails',
  });
  const mails = useQuery({ ...mailListOptions(params.query), placeholderData: keepPreviousData });
  const kept = mails.data?.items.some(({ status }) => status === 'kept');

  return (
    <>
      <ListPage<MailRow>
        title={t('title')}
        params={params}
        query={mails}
        notice={kept ? <Alert severity="info">{t('keptNotice')}</Alert> : null}
        rowId={({ id }) => id}
        rowTo={({ id }) => `/platform-admin/mails/${id}${search}`}
        rowLabel={({ recipient }) => recipient}
        searchPlaceholder={t('search')}
        views={[
          { label: t('all'), filters: {} },
          ...statuses.map((status) => ({ label: t(`status.${status}`), filters: { status } })),
        ]}
        columns={[
          {
            key: 'recipient',
            header: t('recipient'),
            cell: ({ recipient, subject }) => (
              <>
                {recipient}
                <SecondLine until="md">{subject}</SecondLine>
              </>
            ),
          },
          { key: 'subject', header: t('subject'), hideBelow: 'md', cell: ({ subject }) => subject },
          {
            key: 'store',
            header: t('store'),
            hideBelow: 'lg',
            cell: ({ tenantName }) => tenantName ?? t('platform'),
          },
          {
            key: 'status',
            header: t('statusLabel'),
            cell: ({ status }) => <MailStatus status={status} />,
          },
          {
            key: 'createdAt',
            header: t('createdAt'),
            hideBelow: 'sm',
            cell: ({ createdAt }) => dateTime(createdAt),
          },
        ]}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
      <Outlet />
    </>
  );
}
