import type { SupportCase } from 'api';
import { Plus } from 'lucide-react';
import { Button, useMayWrite } from 'mfe-shared';
import { ExportRows, ListPage, useListWords, useReadableList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { CaseStatus } from './case-status';
import { supportCases } from './support-cases.queries';

const statuses = ['open', 'waiting_for_store', 'waiting_for_platform', 'solved', 'closed'] as const;

/** /admin/support: what the store has asked the platform. */
export function SupportCaseListPage() {
  const { t } = useTranslation('store-admin/support-cases');
  const { page, columns, views } = useListWords('store-admin/support-cases');
  const mayWrite = useMayWrite();
  const list = useReadableList(supportCases, { filters: ['status'], defaultSort: '-lastMessageAt' });
  const counts = list.query.data?.counts;
  return (
    <ListPage<SupportCase>
      {...list}
      {...page}
      rowTo={({ id }) => `/admin/support/${id}`}
      rowLabel={({ subject }) => subject}
      actions={
        <ExportRows<SupportCase>
          name="support-cases"
          read={list.readAll}
          columns={{
            number: ({ number }) => number,
            subject: ({ subject }) => subject,
            status: ({ status }) => status,
            openedBy: ({ openedByName }) => openedByName,
            createdAt: ({ createdAt }) => createdAt,
            lastMessageAt: ({ lastMessageAt }) => lastMessageAt,
          }}
        />
      }
      primaryAction={
        mayWrite ? (
          <Button variant="contained" startIcon={<Plus size={16} />} to="/admin/support/add">
            {t('add')}
          </Button>
        ) : null
      }
      views={views('status', statuses, counts)}
      columns={columns([
        { key: 'subject', cell: ({ number, subject }) => t('numbered', { number: String(number), subject }) },
        { key: 'openedBy', hideBelow: 'md', cell: ({ openedByName }) => openedByName },
        { key: 'status', header: t('state'), cell: ({ status }) => <CaseStatus status={status} /> },
        {
          key: 'lastMessageAt',
          as: 'dateTime',
          header: t('lastMessage'),
          align: 'right',
          sortable: true,
          hideBelow: 'sm',
        },
      ])}
    />
  );
}
