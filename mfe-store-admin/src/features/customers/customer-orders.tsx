import { useQuery } from '@tanstack/react-query';
import { Link, Typography, useErrorText } from 'mfe-shared';
import { DataTable, FormSection } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { orders } from '../../ui/order-query';
import { useTenantId } from '../../ui/use-tenant-id';
import { useOrderColumns } from './use-order-columns';

/** The customer's newest orders. */
export function CustomerOrders({ customerId }: { customerId: string }) {
  const { t } = useTranslation('store-admin/customers');
  const errorText = useErrorText();
  const columns = useOrderColumns();
  const { data, isPending, error } = useQuery(orders.list(useTenantId(), { customer: customerId, limit: 5 }));
  const total = data?.totalDoc ?? 0;
  return (
    <FormSection
      title={t('orders')}
      actions={
        total > 0 ? (
          <Link to={`/admin/customer-order/${customerId}`}>{t('allOrders', { count: total })}</Link>
        ) : null
      }
    >
      {error && !data ? (
        <Typography variant="body2">{errorText(error)}</Typography>
      ) : (
        <DataTable
          caption={t('orders')}
          columns={columns.map((column) => ({ ...column, sortable: false }))}
          rows={data?.items ?? []}
          rowId={({ id }) => id}
          rowTo={({ id }) => `/admin/order/${id}`}
          loading={isPending}
          empty={
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('noOrders')}
            </Typography>
          }
        />
      )}
    </FormSection>
  );
}
