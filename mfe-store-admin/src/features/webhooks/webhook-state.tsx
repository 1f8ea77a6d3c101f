import type { Webhook } from 'api';
import { StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const tones = { active: 'success', failing: 'warning', off: 'neutral', stopped: 'danger' } as const;

export function WebhookState({ state }: Pick<Webhook, 'state'>) {
  const { t } = useTranslation('store-admin/webhooks');
  return <StatusChip status={state} tone={tones[state]} label={t(`state.${state}`)} />;
}
