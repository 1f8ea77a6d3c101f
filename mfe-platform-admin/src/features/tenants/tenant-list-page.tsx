import { useQuery } from '@tanstack/react-query';
import type { Tenant } from 'api';
import { Link, storeAddress, Typography, useFormat, useMayWrite, usePermission, useText } from 'mfe-shared';
import { ExportCsvButton, ListPage, useListWords, useResourceList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useMeasured } from '../../ui/use-measured';
import { SalesAmounts } from './sales-amounts';
import { TenantStatus } from './tenant-status';
import { planChoicesOptions, tenantList, tenants } from './tenants.queries';
import { useTenantActions } from './use-tenant-actions';

const statuses = ['active', 'preparing', 'suspended', 'inactive'] as const;

/** /platform-admin/tenants: all stores with their plan and what happened there in 30 days. */
export function TenantListPage() {
  const { t } = useTranslation('platform-admin/tenants');
  const { page, columns, views } = useListWords('platform-admin/tenants');
  const { date, number } = useFormat();
  const text = useText();
  const units = useMeasured();
  const mayWrite = useMayWrite();
  const list = useResourceList(tenants, tenantList);
  const seesPlans = usePermission('read_billing');
  const { data: plans } = useQuery({ ...planChoicesOptions(), enabled: seesPlans });
  const { actions, dialogs } = useTenantActions();
  const figure = (key: 'products' | 'orders' | 'signUps' | 'errors') => ({
    ...{ key, header: t(`figures.${key}`), align: 'right' as const, sortable: true },
    cell: ({ figures }: Tenant) => number(figures[key]),
  });
  const measured = (
    key: 'databaseMs' | 'databaseBytes' | 'pictureBytes' | 'loadP95',
    unit: 'time' | 'size',
  ) => ({
    ...{ key, header: t(`figures.${key}`), align: 'right' as const, sortable: true },
    // A column that sorts the list is shown.
    optional: list.params.query.sort?.replace('-', '') !== key,
    cell: ({ figures }: Tenant) => units[unit](figures[key]),
  });
  return (
    <>
      <ListPage<Tenant>
        {...list}
        {...page}
        rowTo={({ id }) => `/platform-admin/tenants/${id}`}
        rowLabel={({ name }) => name}
        actions={<ExportCsvButton list="/tenants" query={list.params.query} />}
        add={mayWrite && { to: '/platform-admin/tenants/add', label: t('add') }}
        notice={
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('figuresNote')}
          </Typography>
        }
        views={views('status', statuses)}
        filters={[
          {
            name: 'plan',
            label: t('plan'),
            options: [
              ...(plans?.items ?? []).map(({ id, name }) => ({ value: id, label: text(name) })),
              { value: 'none', label: t('noPlan') },
            ],
          },
        ]}
        columns={columns([
          { key: 'name', sortable: true },
          {
            key: 'address',
            hideBelow: 'md',
            cell: ({ domains: [domain = ''] }) => (
              <Link href={storeAddress(domain, window.location)}>{domain}</Link>
            ),
          },
          { key: 'owner', optional: true, cell: ({ ownerEmail }) => ownerEmail },
          {
            key: 'status',
            header: t('statusLabel'),
            sortable: true,
            cell: (tenant) => <TenantStatus tenant={tenant} />,
          },
          {
            key: 'plan',
            sortable: true,
            hideBelow: 'lg',
            cell: ({ plan }) => (plan ? text(plan.name) : '–'),
          },
          { ...figure('products'), hideBelow: 'lg' },
          { ...figure('orders'), hideBelow: 'sm' },
          {
            key: 'revenue',
            header: t('figures.revenue'),
            align: 'right',
            sortable: true,
            hideBelow: 'sm',
            cell: ({ figures }) => <SalesAmounts sales={figures.sales} />,
          },
          { ...figure('signUps'), optional: true },
          { ...figure('errors'), hideBelow: 'md' },
          measured('loadP95', 'time'),
          measured('databaseMs', 'time'),
          measured('databaseBytes', 'size'),
          measured('pictureBytes', 'size'),
          {
            key: 'lastOrderAt',
            header: t('figures.lastOrderAt'),
            sortable: true,
            hideBelow: 'lg',
            cell: ({ figures }) => (figures.lastOrderAt ? date(figures.lastOrderAt) : '–'),
          },
          { key: 'createdAt', as: 'date', sortable: true, optional: true },
        ])}
        bulkActions={actions}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
      {dialogs}
    </>
  );
}
