import { useQuery } from '@tanstack/react-query';
import type { StoreCase } from 'api';
import { useMayWrite } from 'mfe-shared';
import { ExportRows, ListPage, useListWords, useReadableList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { SecondLine } from '../../ui/second-line';
import { useStoreChoices } from '../../ui/store-choices';
import { CaseStatus } from './case-status';
import { caseStatuses } from './case-statuses';
import { assigneesOptions, storeCases, useMoveCases } from './support-cases.queries';

/** /platform-admin/support: what stores ask, of all stores. */
export function StoreCaseListPage() {
  const { t } = useTranslation('platform-admin/support-cases');
  const { page, columns, views } = useListWords('platform-admin/support-cases');
  const list = useReadableList(storeCases, {
    filters: ['status', 'tenantId', 'assignee'],
    defaultSort: '-lastMessageAt',
    savedAs: 'support-cases',
    refetchInterval: 30_000,
  });
  const stores = useStoreChoices();
  const { data: operators = [] } = useQuery(assigneesOptions());
  const mayWrite = useMayWrite();
  const { mutateAsync: move } = useMoveCases();
  const counts = list.query.data?.counts;
  return (
    <ListPage<StoreCase>
      {...page}
      {...list}
      rowTo={({ id }) => `/platform-admin/support/${id}`}
      rowLabel={({ subject }) => subject}
      actions={
        <ExportRows<StoreCase>
          name="support-cases"
          read={list.readAll}
          columns={{
            number: ({ number }) => number,
            subject: ({ subject }) => subject,
            store: ({ storeName }) => storeName,
            status: ({ status }) => status,
            assignee: ({ assigneeName }) => assigneeName,
            openedBy: ({ openedByName }) => openedByName,
            createdAt: ({ createdAt }) => createdAt,
            lastMessageAt: ({ lastMessageAt }) => lastMessageAt,
          }}
        />
      }
      views={views('status', caseStatuses, counts)}
      filters={[
        { name: 'tenantId', label: t('store'), options: stores },
        {
          name: 'assignee',
          label: t('assignee'),
          options: [{ value: 'none', label: t('nobody') }, ...operators],
        },
      ]}
      columns={columns([
        {
          key: 'subject',
          cell: ({ number, subject, storeName }) => (
            <>
              {t('numbered', { number: String(number), subject })}
              <SecondLine until="md">{storeName}</SecondLine>
            </>
          ),
        },
        { key: 'store', hideBelow: 'md', cell: ({ storeName }) => storeName },
        { key: 'assignee', hideBelow: 'lg', cell: ({ assigneeName }) => assigneeName ?? t('nobody') },
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
      bulkActions={(mayWrite ? caseStatuses : []).map((status) => ({
        label: t(`mark.${status}`),
        run: (ids: string[]) => move({ ids, status }),
      }))}
    />
  );
}
