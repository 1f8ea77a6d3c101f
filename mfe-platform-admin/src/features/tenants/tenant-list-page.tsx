import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Tenant } from 'api';
import { Plus } from 'lucide-react';
import type { ApiQuery } from 'mfe-shared';
import { Button, Link, useFormat } from 'mfe-shared';
import { ListPage, useListParams } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { storeAddress } from '../../ui/store-address';
import { StatusAction } from './status-action';
import { TenantStatus } from './tenant-status';
import { tenantListOptions } from './tenants.queries';

const statuses = ['active', 'suspended', 'inactive'] as const;

export function TenantListPage() {
  const { t } = useTranslation('platform-admin/tenants');
  const format = useFormat();
  const params = useListParams<ApiQuery<'/tenants'>>({ filters: ['status'], defaultSort: 'newest' });
  const tenants = useQuery({ ...tenantListOptions(params.query), placeholderData: keepPreviousData });

  return (
    <ListPage<Tenant>
      title={t('title')}
      params={params}
      query={tenants}
      rowId={(tenant) => tenant.id}
      rowTo={(tenant) => `/platform-admin/tenants/${tenant.id}`}
      rowLabel={(tenant) => tenant.name}
      searchPlaceholder={t('search')}
      primaryAction={
        <Button variant="contained" startIcon={<Plus size={16} />} to="/platform-admin/tenants/add">
          {t('add')}
        </Button>
      }
      views={[
        { label: t('all'), filters: {} },
        ...statuses.map((status) => ({ label: t(`status.${status}`), filters: { status } })),
      ]}
      columns={[
        { key: 'name', header: t('name'), sortable: 'asc', cell: (tenant) => tenant.name },
        {
          key: 'address',
          header: t('address'),
          hideBelow: 'sm',
          cell: (tenant) => {
            const [domain] = tenant.domains;
            return domain && <Link href={storeAddress(domain, window.location)}>{domain}</Link>;
          },
        },
        { key: 'owner', header: t('owner'), hideBelow: 'lg', cell: (tenant) => tenant.ownerEmail },
        {
          key: 'status',
          header: t('statusLabel'),
          cell: (tenant) => <TenantStatus status={tenant.status} />,
        },
        {
          key: 'createdAt',
          header: t('createdAt'),
          hideBelow: 'lg',
          cell: (tenant) => format.date(tenant.createdAt),
        },
        { key: 'action', header: '', align: 'right', cell: (tenant) => <StatusAction tenant={tenant} /> },
      ]}
      empty={{
        title: t('emptyTitle'),
        text: t('emptyText'),
        action: (
          <Button variant="contained" to="/platform-admin/tenants/add">
            {t('add')}
          </Button>
        ),
      }}
    />
  );
}
