import { useSuspenseQuery } from '@tanstack/react-query';
import type { WebhookDelivery } from 'api';
import { Alert, Box, Button, notify, PageSkeleton, Stack, useFormat, useMayWrite } from 'mfe-shared';
import { FormSection, PageHeader } from 'mfe-shared/backoffice';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Fact, Facts } from '../../ui/facts';
import { useTenantId } from '../../ui/use-tenant-id';
import { DeliveryState } from './delivery-state';
import { useWebhookWords } from './use-webhook-words';
import { deliveryQuery, useSendAgain } from './webhooks.queries';

/** /admin/webhooks/:id/deliveries/:deliveryId: one message, its last answer, and the way to send it again. */
export function DeliveryPage() {
  const { id = '', deliveryId = '' } = useParams();
  return (
    <Suspense key={deliveryId} fallback={<PageSkeleton variant="form" />}>
      <Delivery id={id} deliveryId={deliveryId} />
    </Suspense>
  );
}

function Delivery(path: { id: string; deliveryId: string }) {
  const { t } = useTranslation('store-admin/webhooks');
  const { eventName } = useWebhookWords();
  const mayWrite = useMayWrite();
  const { data: delivery } = useSuspenseQuery(deliveryQuery(useTenantId(), path));
  const send = useSendAgain();
  const isUnderWay = delivery.status === 'waiting' && delivery.attempts === 0;
  const again = mayWrite ? (
    <Button
      variant="contained"
      loading={send.isPending || isUnderWay}
      onClick={() => send.mutate(path, { onError: notify.error })}
    >
      {t('sendAgain')}
    </Button>
  ) : null;
  return (
    <Stack spacing={3} sx={{ maxWidth: 880 }}>
      <PageHeader
        title={eventName(delivery.type)}
        back={{ to: `/admin/webhooks/${path.id}/deliveries`, label: t('deliveries') }}
        actions={again}
      />
      <Outcome delivery={delivery} />
      <FormSection title={t('request')} help={t('help.request')}>
        <Text>{pretty(delivery.body)}</Text>
      </FormSection>
      {delivery.replyText ? (
        <FormSection title={t('reply')} help={t('help.reply')}>
          <Text>{delivery.replyText}</Text>
        </FormSection>
      ) : null}
    </Stack>
  );
}

function Outcome({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation('store-admin/webhooks');
  const { dateTime, number } = useFormat();
  const { answerOf } = useWebhookWords();
  const { id, status, problem, attempts, attemptedAt, nextAttemptAt, replyMs, createdAt } = delivery;
  return (
    <FormSection title={t('outcome')} actions={<DeliveryState status={status} />}>
      {problem ? (
        <Alert severity={status === 'failed' ? 'error' : 'warning'}>{t(`advice.${problem}`)}</Alert>
      ) : null}
      <Facts>
        <Fact label={t('answer')}>{answerOf(delivery)}</Fact>
        {replyMs === null ? null : <Fact label={t('took')}>{t('ms', { ms: number(replyMs) })}</Fact>}
        <Fact label={t('attempts')}>{number(attempts)}</Fact>
        {attemptedAt ? <Fact label={t('lastAttempt')}>{dateTime(attemptedAt)}</Fact> : null}
        {nextAttemptAt && attempts > 0 ? (
          <Fact label={t('nextAttempt')}>{dateTime(nextAttemptAt)}</Fact>
        ) : null}
        <Fact label={t('columns.when')}>{dateTime(createdAt)}</Fact>
        <Fact label="webhook-id">
          <code>{id}</code>
        </Fact>
      </Facts>
    </FormSection>
  );
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** A text that scrolls, also by the keyboard. */
const Text = ({ children }: { children: string }) => (
  <Box component="pre" tabIndex={0} sx={textStyles}>
    {children}
  </Box>
);

const textStyles = {
  m: 0,
  p: 1.5,
  maxHeight: 420,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
