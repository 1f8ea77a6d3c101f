import type { Webhook } from 'api';
import { useMayWrite } from 'mfe-shared';
import { ExportRows, ListPage, useListWords, useResourceList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { WebhookState } from './webhook-state';
import { webhooks } from './webhooks.queries';

const states = ['active', 'failing', 'stopped', 'off'] as const;

/** /admin/webhooks: where the store's events are sent. */
export function WebhookListPage() {
  const { t } = useTranslation('store-admin/webhooks');
  const { page, columns, views } = useListWords('store-admin/webhooks');
  const mayWrite = useMayWrite();
  const list = useResourceList(webhooks, { filters: ['state'], defaultSort: '-createdAt' });
  return (
    <ListPage<Webhook>
      {...list}
      {...page}
      rowTo={({ id }) => `/admin/webhooks/${id}`}
      rowLabel={({ name }) => name}
      actions={
        <ExportRows<Webhook>
          name="webhooks"
          read={list.readAll}
          columns={{
            name: ({ name }) => name,
            url: ({ url }) => url,
            state: ({ state }) => state,
            events: ({ events }) => events.join(', '),
            createdAt: ({ createdAt }) => createdAt,
          }}
        />
      }
      add={mayWrite && { to: '/admin/webhooks/add', label: t('add') }}
      views={views('state', states)}
      columns={columns([
        { key: 'name', sortable: true },
        { key: 'state', cell: ({ state }) => <WebhookState state={state} /> },
        { key: 'url', hideBelow: 'md' },
        {
          key: 'events',
          hideBelow: 'sm',
          align: 'right',
          cell: ({ events }) => t('chosen', { count: events.length }),
        },
        { key: 'createdAt', as: 'date', header: t('columns.made'), hideBelow: 'lg', sortable: true },
      ])}
    />
  );
}
