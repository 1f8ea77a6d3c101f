import { Button, notify } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSendTest } from './webhooks.queries';

/** Sends a message without items, and shows what becomes of it. */
export function SendTest({ id }: { id: string }) {
  const { t } = useTranslation('store-admin/webhooks');
  const navigate = useNavigate();
  const send = useSendTest();
  const run = () =>
    send.mutate(id, {
      onSuccess: (sent) => navigate(`/admin/webhooks/${id}/deliveries/${sent.id}`),
      onError: (error) => notify.error(error),
    });
  return (
    <Button variant="outlined" color="neutral" loading={send.isPending} onClick={run}>
      {t('test')}
    </Button>
  );
}
