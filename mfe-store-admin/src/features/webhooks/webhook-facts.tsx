import type { Webhook } from 'api';
import { Alert, Box, Button, Link, Stack, useFormat } from 'mfe-shared';
import { ConfirmedAction, FormSection } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Fact, Facts } from '../../ui/facts';
import { WebhookState } from './webhook-state';
import { useDeleteWebhook, useRenewSecret } from './webhooks.queries';

/** How a webhook is doing, the way to what was sent, and what cannot be undone. */
export function WebhookFacts({ stored, mayWrite }: { stored: Webhook; mayWrite: boolean }) {
  const { t } = useTranslation('store-admin/webhooks');
  const { date, dateTime } = useFormat();
  const { id, state, failingSince, stoppedAt, createdAt } = stored;
  return (
    <FormSection title={t('facts')} actions={<WebhookState state={state} />}>
      {stoppedAt ? <Alert severity="error">{t('stopped', { at: dateTime(stoppedAt) })}</Alert> : null}
      <Facts>
        {failingSince ? <Fact label={t('failingSince')}>{dateTime(failingSince)}</Fact> : null}
        <Fact label={t('columns.made')}>{date(createdAt)}</Fact>
      </Facts>
      <Link to={`/admin/webhooks/${id}/deliveries`}>{t('showDeliveries')}</Link>
      <Link href="/api/docs" target="_blank" rel="noreferrer">
        {t('use.docs')}
      </Link>
      {mayWrite ? <Actions stored={stored} /> : null}
    </FormSection>
  );
}

function Actions({ stored: { id, name } }: { stored: Webhook }) {
  const { t } = useTranslation('store-admin/webhooks');
  const navigate = useNavigate();
  const renew = useRenewSecret();
  const { mutateAsync: remove } = useDeleteWebhook();
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ConfirmedAction
          button={(ask) => (
            <Button size="small" variant="outlined" color="neutral" onClick={ask}>
              {t('renew')}
            </Button>
          )}
          title={t('renewTitle')}
          text={t('renewText')}
          confirmLabel={t('renew')}
          run={() => renew(id)}
          done={t('renewed')}
        />
        <ConfirmedAction
          button={(ask) => (
            <Button size="small" variant="outlined" color="error" onClick={ask}>
              {t('delete')}
            </Button>
          )}
          title={t('deleteTitle', { name })}
          text={t('deleteText')}
          confirmLabel={t('delete')}
          run={async () => {
            await remove(id);
            navigate('/admin/webhooks');
          }}
          done={t('deleted', { name })}
        />
      </Stack>
    </Box>
  );
}
