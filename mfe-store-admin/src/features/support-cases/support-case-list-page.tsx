import type { SupportCase } from 'api';
import { Plus } from 'lucide-react';
import { Button, useFormat, usePermission } from 'mfe-shared';
import { ExportRows, ListPage, useReadableList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { CaseStatus } from './case-status';
import { supportCases } from './support-cases.queries';

const statuses = ['open', 'waiting_for_store', 'waiting_for_platform', 'solved', 'closed'] as const;

/** /admin/support: what the store has asked the platform. */
export function SupportCaseListPage() {
  const { t } = useTranslation('store-admin/support-cases');
  const { dateTime } = useFormat();
  const mayWrite = usePermission('write_support');
  const list = useReadableList(supportCases, { filters: ['status'], defaultSort: '-lastMessageAt' });
  const counts = list.query.data?.counts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <ListPage<SupportCase>
      {...list}
      title={t('title')}
      rowTo={({ id }) => `/admin/support/${id}`}
      rowLabel={({ subject }) => subject}
      searchPlaceholder={t('search')}
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
      views={[
        { label: t('all'), filters: {}, count: all },
        ...statuses.map((status) => ({
          label: t(`status.${status}`),
          filters: { status },
          count: counts?.[status],
        })),
      ]}
      columns={[
        {
          key: 'subject',
          header: t('subject'),
          cell: ({ number, subject }) => t('numbered', { number: String(number), subject }),
        },
        { key: 'openedBy', header: t('openedBy'), hideBelow: 'md', cell: ({ openedByName }) => openedByName },
        { key: 'status', header: t('state'), cell: ({ status }) => <CaseStatus status={status} /> },
        {
          key: 'lastMessageAt',
          header: t('lastMessage'),
          align: 'right',
          sortable: true,
          hideBelow: 'sm',
          cell: ({ lastMessageAt }) => dateTime(lastMessageAt),
        },
      ]}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  );
}
