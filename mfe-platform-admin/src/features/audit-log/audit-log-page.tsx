import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiQuery } from 'mfe-shared';
import { Stack } from 'mfe-shared';
import { AuditLog, ExportCsvButton, useListParams } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { May } from '../../ui/may';
import { useDoer } from '../../ui/use-message-text';
import { auditLogOptions } from './audit-log.queries';
import { ChainCheck } from './chain-check';
import { HeadsCheck } from './heads-check';
import { StoreFilter } from './store-filter';

/** /platform-admin/audit-log: who did what, where and when, in all stores and on the platform itself. */
export function AuditLogPage() {
  const { t } = useTranslation('platform-admin/audit-log');
  const params = useListParams<ApiQuery<'/audit-log'>>({
    filters: ['tenantId', 'actorKind', 'source', 'startDate', 'endDate'],
    defaultSort: 'newest',
    savedAs: 'audit-log',
  });
  const entries = useQuery({ ...auditLogOptions(params.query), placeholderData: keepPreviousData });
  const storeName = (id: string) =>
    entries.data?.items.find(({ tenantId }) => tenantId === id)?.tenantName ?? id;

  return (
    <AuditLog
      params={params}
      query={entries}
      notice={
        <Stack spacing={1}>
          <ChainCheck storeName={storeName} />
          <HeadsCheck storeName={storeName} />
          <May permission="read_tenants">
            <StoreFilter />
          </May>
        </Stack>
      }
      actions={<ExportCsvButton list="/audit-log" query={params.query} />}
      kinds={['platform', 'staff', 'customer', 'visitor', 'system', 'program']}
      moreFilters={[
        { name: 'startDate', label: t('from'), type: 'date' },
        { name: 'endDate', label: t('to'), type: 'date' },
      ]}
      actorName={useDoer()}
      withStore
    />
  );
}
