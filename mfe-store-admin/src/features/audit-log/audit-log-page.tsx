import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiQuery } from 'mfe-shared';
import { AuditLog, ExportCsvButton, useListParams } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { StaffTabs } from '../../ui/staff-tabs';
import { useTenantId } from '../../ui/use-tenant-id';
import { entries, teamOptions } from './audit-log.queries';

/** /admin/audit-log: what the store's team did, and its programs and the platform's operators here. */
export function AuditLogPage() {
  const { t } = useTranslation('store-admin/audit-log');
  const tenantId = useTenantId();
  const params = useListParams<ApiQuery<'/audit-log/store'>>({
    filters: ['actorId', 'subject', 'actorKind', 'source', 'startDate', 'endDate'],
    defaultSort: 'newest',
    savedAs: 'audit-log',
  });
  const found = useQuery({ ...entries.list(tenantId, params.query), placeholderData: keepPreviousData });
  const { data: team = [] } = useQuery(teamOptions(tenantId));

  return (
    <AuditLog
      list={{ name: 'audit-log/store', query: params.query }}
      params={params}
      query={found}
      tabs={<StaffTabs current="auditLog" />}
      actions={<ExportCsvButton list="/audit-log/store" query={params.query} />}
      kinds={['staff', 'program', 'platform', 'visitor', 'system']}
      withSubjects
      filters={[{ name: 'actorId', label: t('person'), options: team }]}
      moreFilters={[
        { name: 'startDate', label: t('from'), type: 'date' },
        { name: 'endDate', label: t('to'), type: 'date' },
      ]}
    />
  );
}
