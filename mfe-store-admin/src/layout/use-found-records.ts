import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminClient, useLanguage, usePermission, useText } from 'mfe-shared';
import type { CommandGroup } from 'mfe-shared/backoffice';
import { defineResource } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { products } from '../ui/product-resource';
import { useTenantId } from '../ui/use-tenant-id';

const customers = defineResource('/customers');
const mostOfEach = 5;

const ordersFor = (tenantId: string, query: { q: string; limit: number }) => ({
  queryKey: ['tenants', tenantId, 'orders', 'list', query] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => adminClient.get('/orders', { query, signal }),
});

/** The products, orders and customers that a text finds, as the lists of each find them. */
export function useFoundRecords(q: string): { groups: CommandGroup[]; busy: boolean } {
  const { t } = useTranslation('store-admin/layout');
  const text = useText();
  const tenantId = useTenantId();
  const [language] = useLanguage();
  const asked = { q, limit: mostOfEach };
  const options = (permitted: boolean) => ({
    enabled: permitted && q !== '',
    placeholderData: keepPreviousData,
  });
  const goods = useQuery({
    ...products.list(tenantId, { ...asked, language }),
    ...options(usePermission('read_products')),
  });
  const people = useQuery({
    ...customers.list(tenantId, asked),
    ...options(usePermission('read_customers')),
  });
  const orders = useQuery({
    ...ordersFor(tenantId, asked),
    ...options(usePermission('read_orders')),
  });
  if (q === '') return { groups: [], busy: false };
  const all = (path: string, subject: string) => ({
    key: `all:${path}`,
    label: t('commands.all', { subject, text: q }),
    to: `${path}?q=${encodeURIComponent(q)}`,
  });
  const group = (
    path: string,
    label: string,
    commands: CommandGroup['commands'],
    total = 0,
  ): CommandGroup => ({
    label,
    commands: total > commands.length ? [...commands, all(path, label)] : commands,
  });
  return {
    busy: [goods, people, orders].some(({ isFetching }) => isFetching),
    groups: [
      group(
        '/admin/products',
        t('commands.products'),
        (goods.data?.items ?? []).map(({ id, title, sku }) => ({
          key: id,
          label: text(title),
          hint: sku,
          to: `/admin/products/edit/${id}`,
        })),
        goods.data?.totalDoc,
      ),
      group(
        '/admin/orders',
        t('commands.orders'),
        (orders.data?.items ?? []).map(({ id, number, customerName }) => ({
          key: id,
          label: number,
          hint: customerName,
          to: `/admin/order/${id}`,
        })),
        orders.data?.totalDoc,
      ),
      group(
        '/admin/customers',
        t('commands.customers'),
        (people.data?.items ?? []).map(({ id, name, email }) => ({
          key: id,
          label: name,
          hint: email,
          to: `/admin/customers/${id}`,
        })),
        people.data?.totalDoc,
      ),
    ],
  };
}
