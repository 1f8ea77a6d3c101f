import type { MailRow } from 'api';
import { Alert } from 'mfe-shared';
import { ListPage, useListWords, useReadableList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { SecondLine } from '../../ui/second-line';
import { MailStatus } from './mail-status';
import { mails } from './mails.queries';

const statuses = ['queued', 'kept', 'sent', 'failed'] as const;

/** /platform-admin/mails: the mails of the platform and its stores. A mail opens beside the list. */
export function MailListPage() {
  const { t } = useTranslation('platform-admin/mails');
  const { page, columns, views } = useListWords('platform-admin/mails');
  const { search } = useLocation();
  const list = useReadableList(mails, {
    filters: ['status'],
    defaultSort: 'newest',
    refetchInterval: 15_000,
  });
  const kept = list.query.data?.items.some(({ status }) => status === 'kept');

  return (
    <>
      <ListPage<MailRow>
        {...page}
        {...list}
        notice={kept ? <Alert severity="info">{t('keptNotice')}</Alert> : null}
        rowTo={({ id }) => `/platform-admin/mails/${id}${search}`}
        rowLabel={({ recipient }) => recipient}
        views={views('status', statuses)}
        columns={columns([
          {
            key: 'recipient',
            cell: ({ recipient, subject }) => (
              <>
                {recipient}
                <SecondLine until="md">{subject}</SecondLine>
              </>
            ),
          },
          { key: 'subject', hideBelow: 'md' },
          { key: 'store', hideBelow: 'lg', cell: ({ tenantName }) => tenantName ?? t('platform') },
          { key: 'status', header: t('statusLabel'), cell: ({ status }) => <MailStatus status={status} /> },
          { key: 'createdAt', as: 'dateTime', hideBelow: 'sm' },
        ])}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
      <Outlet />
    </>
  );
}
