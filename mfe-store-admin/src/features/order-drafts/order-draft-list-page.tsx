import type { OrderDraftRow } from 'api';
import {
  ExportRows,
  ListPage,
  useBulk,
  useDeletedNotice,
  useListWords,
  useResourceList,
} from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { OrderTabs } from '../../ui/order-tabs';
import { orderDrafts } from './order-drafts.queries';

/** /admin/orders/drafts: orders that somebody gives by phone and that are not placed yet. */
export function OrderDraftListPage() {
  const { t } = useTranslation(['store-admin/order-drafts', 'store-admin/layout']);
  const { page, columns } = useListWords('store-admin/order-drafts');
  const list = useResourceList(orderDrafts, { defaultSort: '-updatedAt' });
  const gone = useBulk(orderDrafts, 'delete');
  const deleted = useDeletedNotice('order-drafts.restore', orderDrafts.changes);
  const nameOf = ({ name }: OrderDraftRow) => name || t('nobody');
  return (
    <ListPage<OrderDraftRow>
      {...list}
      {...page}
      tabs={<OrderTabs current="drafts" />}
      rowTo={({ id }) => `/admin/orders/new?draft=${id}`}
      rowLabel={nameOf}
      actions={
        <ExportRows<OrderDraftRow>
          name="order-drafts"
          read={list.readAll}
          columns={{
            name: ({ name }) => name,
            contact: ({ contact }) => contact,
            itemCount: ({ itemCount }) => itemCount,
            actorName: ({ actorName }) => actorName,
            updatedAt: ({ updatedAt }) => updatedAt,
          }}
        />
      }
      add={{ to: '/admin/orders/new', label: t('store-admin/layout:commands.add.orders') }}
      columns={columns([
        { key: 'name', cell: nameOf },
        { key: 'contact', hideBelow: 'md' },
        { key: 'itemCount', as: 'number', header: t('columns.items'), hideBelow: 'sm', align: 'right' },
        { key: 'actorName', header: t('columns.by'), hideBelow: 'md' },
        { key: 'updatedAt', as: 'dateTime', sortable: true },
      ])}
      bulkActions={[
        {
          label: t('delete'),
          danger: true,
          async run(ids) {
            await gone.mutateAsync(ids.map((id) => ({ id })));
            deleted(t('deleted', { count: ids.length }), ids);
          },
        },
      ]}
    />
  );
}
