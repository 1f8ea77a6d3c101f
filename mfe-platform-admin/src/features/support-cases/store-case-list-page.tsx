import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StoreCase } from 'api';
import type { ApiQuery } from 'mfe-shared';
import { useFormat, usePermission } from 'mfe-shared';
import { ExportRows, ListPage, useListParams } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { SecondLine } from '../../ui/second-line';
import { useStoreChoices } from '../../ui/store-choices';
import { CaseStatus } from './case-status';
import { caseStatuses } from './case-statuses';
import {
  assigneesOptions,
  readStoreCases,
  storeCaseListOptions,
  useMoveCases,
} from './support-cases.queries';

/** /platform-admin/support: what stores ask, of all stores. */
export function StoreCaseListPage() {
  const { t } = useTranslation('platform-admin/support-cases');
  const { dateTime } = useFormat();
  const params = useListParams<ApiQuery<'/platform/support-cases'>>({
    filters: ['status', 'tenantId', 'assignee'],
    defaultSort: '-lastMessageAt',
    savedAs: 'support-cases',
  });
  const cases = useQuery({ ...storeCaseListOptions(params.query), placeholderData: keepPreviousData });
  const stores = useStoreChoices();
  const { data: operators = [] } = useQuery(assigneesOptions());
  const mayWrite = usePermission('write_support_cases');
  const { mutateAsync: move } = useMoveCases();
  const counts = cases.data?.counts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <ListPage<StoreCase>
      title={t('title')}
      params={params}
      query={cases}
      rowId={({ id }) => id}
      rowTo={({ id }) => `/platform-admin/support/${id}`}
      rowLabel={({ subject }) => subject}
      actions={
        <ExportRows<StoreCase>
          name="support-cases"
          read={() => readStoreCases(params.query)}
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
      searchPlaceholder={t('search')}
      views={[
        { label: t('all'), filters: {}, count: all },
        ...caseStatuses.map((status) => ({
          label: t(`status.${status}`),
          filters: { status },
          count: counts?.[status],
        })),
      ]}
      filters={[
        { name: 'tenantId', label: t('store'), options: stores },
        {
          name: 'assignee',
          label: t('assignee'),
          options: [{ value: 'none', label: t('nobody') }, ...operators],
        },
      ]}
      columns={[
        {
          key: 'subject',
          header: t('subject'),
          cell: ({ number, subject, storeName }) => (
            <>
              {t('numbered', { number: String(number), subject })}
              <SecondLine until="md">{storeName}</SecondLine>
            </>
          ),
        },
        { key: 'store', header: t('store'), hideBelow: 'md', cell: ({ storeName }) => storeName },
        {
          key: 'assignee',
          header: t('assignee'),
          hideBelow: 'lg',
          cell: ({ assigneeName }) => assigneeName ?? t('nobody'),
        },
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
      bulkActions={(mayWrite ? caseStatuses : []).map((status) => ({
        label: t(`mark.${status}`),
        run: (ids: string[]) => move({ ids, status }),
      }))}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  );
}
