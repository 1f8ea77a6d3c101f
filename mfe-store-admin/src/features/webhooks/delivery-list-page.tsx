import { useSuspenseQuery } from '@tanstack/react-query';
import type { WebhookDeliveryRow } from 'api';
import { Box, PageSkeleton, useFormat } from 'mfe-shared';
import { ExportRows, ListPage, useListWords, useReadableList } from 'mfe-shared/backoffice';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useTenantId } from '../../ui/use-tenant-id';
import { DeliveryState } from './delivery-state';
import { useWebhookWords } from './use-webhook-words';
import { deliveriesOf, webhooks } from './webhooks.queries';

const statuses = ['delivered', 'waiting', 'failed'] as const;

/** /admin/webhooks/:id/deliveries: what was sent in the last 30 days, and what became of it. */
export function DeliveryListPage() {
  const { id = '' } = useParams();
  return (
    <Suspense key={id} fallback={<PageSkeleton variant="list" />}>
      <Deliveries id={id} />
    </Suspense>
  );
}

function Deliveries({ id }: { id: string }) {
  const { t } = useTranslation('store-admin/webhooks');
  const { columns, views } = useListWords('store-admin/webhooks');
  const { dateTime } = useFormat();
  const { eventName, answerOf } = useWebhookWords();
  const { data: webhook } = useSuspenseQuery(webhooks.one(useTenantId(), id));
  const list = useReadableList(deliveriesOf(id), {
    filters: ['status', 'type'],
    defaultSort: '-createdAt',
    savedAs: 'webhook-deliveries',
  });
  return (
    <ListPage<WebhookDeliveryRow>
      {...list}
      title={t('deliveries')}
      back={{ to: `/admin/webhooks/${id}`, label: webhook.name }}
      rowTo={(row) => `/admin/webhooks/${id}/deliveries/${row.id}`}
      rowLabel={({ type, createdAt }) => `${eventName(type)}, ${dateTime(createdAt)}`}
      searchable={false}
      actions={
        <ExportRows<WebhookDeliveryRow>
          name="webhook-deliveries"
          read={list.readAll}
          columns={{
            id: (row) => row.id,
            type: ({ type }) => type,
            status: ({ status }) => status,
            attempts: ({ attempts }) => attempts,
            problem: ({ problem }) => problem,
            replyStatus: ({ replyStatus }) => replyStatus,
            replyMs: ({ replyMs }) => replyMs,
            createdAt: ({ createdAt }) => createdAt,
            attemptedAt: ({ attemptedAt }) => attemptedAt,
          }}
        />
      }
      views={views('status', statuses)}
      filters={[
        {
          name: 'type',
          label: t('event'),
          options: [...webhook.events, 'webhook.test'].map((value) => ({ value, label: eventName(value) })),
        },
      ]}
      columns={columns([
        {
          key: 'type',
          header: t('event'),
          cell: ({ type, createdAt }) => (
            <>
              {eventName(type)}
              <Box component="span" sx={{ display: { xs: 'block', sm: 'none' }, color: 'text.secondary' }}>
                {dateTime(createdAt)}
              </Box>
            </>
          ),
        },
        {
          key: 'status',
          header: t('columns.state'),
          cell: ({ status }) => <DeliveryState status={status} />,
        },
        { key: 'answer', hideBelow: 'sm', cell: answerOf },
        { key: 'attempts', as: 'number', hideBelow: 'md', align: 'right' },
        { key: 'createdAt', as: 'dateTime', header: t('columns.when'), hideBelow: 'sm', sortable: true },
      ])}
      empty={{ title: t('noDeliveries.title'), text: t('noDeliveries.text') }}
    />
  );
}
