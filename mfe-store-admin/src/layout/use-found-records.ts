import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminClient, useLanguage, usePermission, useText } from 'mfe-shared';
import type { CommandGroup } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../ui/use-tenant-id';

const mostOfEach = 5;
const none = { items: [], totalDoc: 0 };

/**
 * The products, orders and customers that a text finds, as the lists of each find them. They are shown together: a
 * group that came later would move what Enter is about to open. `ask` begins to look for a text before it is drawn.
 */
export function useFoundRecords(q: string): {
  groups: CommandGroup[];
  busy: boolean;
  ask: (next: string) => void;
} {
  const { t } = useTranslation('store-admin/layout');
  const text = useText();
  const tenantId = useTenantId();
  const [language] = useLanguage();
  const may = {
    products: usePermission('read_products'),
    orders: usePermission('read_orders'),
    customers: usePermission('read_customers'),
  };
  const queryClient = useQueryClient();
  const search = (wanted: string) => ({
    queryKey: ['tenants', tenantId, 'commands', { q: wanted, language, may }],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const query = { q: wanted, limit: mostOfEach };
      const [products, orders, customers] = await Promise.all([
        may.products ? adminClient.get('/products', { query: { ...query, language }, signal }) : none,
        may.orders ? adminClient.get('/orders', { query, signal }) : none,
        may.customers ? adminClient.get('/customers', { query, signal }) : none,
      ]);
      return { products, orders, customers };
    },
  });
  const { data, isFetching } = useQuery({
    ...search(q),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const ask = (next: string) => {
    if (next !== '') void queryClient.prefetchQuery(search(next));
  };
  if (q === '' || !data) return { groups: [], busy: isFetching, ask };
  const group = (path: string, label: string, total: number, commands: CommandGroup['commands']) => ({
    label,
    commands:
      total > commands.length
        ? [
            ...commands,
            {
              key: path,
              label: t('commands.more', { subject: label }),
              to: `${path}?q=${encodeURIComponent(q)}`,
            },
          ]
        : commands,
  });
  const { products, orders, customers } = data;
  return {
    ask,
    busy: isFetching,
    groups: [
      group(
        '/admin/products',
        t('commands.products'),
        products.totalDoc,
        products.items.map(({ id, title, sku }) => ({
          key: id,
          label: text(title),
          hint: sku,
          to: `/admin/products/edit/${id}`,
        })),
      ),
      group(
        '/admin/orders',
        t('commands.orders'),
        orders.totalDoc,
        orders.items.map(({ id, number, customerName }) => ({
          key: id,
          label: number,
          hint: customerName,
          to: `/admin/order/${id}`,
        })),
      ),
      group(
        '/admin/customers',
        t('commands.customers'),
        customers.totalDoc,
        customers.items.map(({ id, name, email }) => ({
          key: id,
          label: name,
          hint: email,
          to: `/admin/customers/${id}`,
        })),
      ),
    ],
  };
}
