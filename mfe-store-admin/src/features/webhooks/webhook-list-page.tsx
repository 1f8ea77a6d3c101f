import type { Webhook } from 'api';
import { useFormat, usePermission } from 'mfe-shared';
import { ExportRows, ListPage, useResourceList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { WebhookState } from './webhook-state';
import { webhooks } from './webhooks.queries';

const states = ['active', 'failing', 'stopped', 'off'] as const;

/** /admin/webhooks: where the store's events are sent. */
export function WebhookListPage() {
  const { t } = useTranslation('store-admin/webhooks');
  const { date } = useFormat();
  const mayWrite = usePermission('write_integrations');
  const list = useResourceList(webhooks, { filters: ['state'], defaultSort: '-createdAt' });
  return (
    <ListPage<Webhook>
      {...list}
      title={t('title')}
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
      searchPlaceholder={t('search')}
      views={[
        { label: t('all'), filters: {} },
        ...states.map((state) => ({ label: t(`state.${state}`), filters: { state } })),
      ]}
      columns={[
        { key: 'name', header: t('fields.name'), sortable: true, cell: ({ name }) => name },
        { key: 'state', header: t('columns.state'), cell: ({ state }) => <WebhookState state={state} /> },
        { key: 'url', header: t('fields.url'), hideBelow: 'md', cell: ({ url }) => url },
        {
          key: 'events',
          header: t('fields.events'),
          hideBelow: 'sm',
          align: 'right',
          cell: ({ events }) => t('chosen', { count: events.length }),
        },
        {
          key: 'createdAt',
          header: t('columns.made'),
          hideBelow: 'lg',
          sortable: true,
          cell: ({ createdAt }) => date(createdAt),
        },
      ]}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  );
}
