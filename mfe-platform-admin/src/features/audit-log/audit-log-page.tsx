import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiQuery } from 'mfe-shared';
import { AuditLog, useListParams } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { storeChoicesOptions } from '../../ui/store-choices';
import { useDoer } from '../../ui/use-message-text';
import { auditLogOptions } from './audit-log.queries';
import { ChainCheck } from './chain-check';

/** /platform-admin/audit-log: who did what, where and when, in all stores and on the platform itself. */
export function AuditLogPage() {
  const { t } = useTranslation('platform-admin/audit-log');
  const params = useListParams<ApiQuery<'/audit-log'>>({
    filters: ['tenantId', 'actorKind', 'source'],
    defaultSort: 'newest',
  });
  const entries = useQuery({ ...auditLogOptions(params.query), placeholderData: keepPreviousData });
  const { data: stores = [] } = useQuery(storeChoicesOptions());
  const storeName = (id: string) =>
    stores.find(({ value }) => value === id)?.label ??
    entries.data?.items.find(({ tenantId }) => tenantId === id)?.tenantName ??
    id;

  return (
    <AuditLog
      params={params}
      query={entries}
      notice={<ChainCheck storeName={storeName} />}
      kinds={['platform', 'staff', 'customer', 'visitor', 'system', 'program']}
      filters={[{ name: 'tenantId', label: t('store'), options: stores }]}
      actorName={useDoer()}
      withStore
    />
  );
}
