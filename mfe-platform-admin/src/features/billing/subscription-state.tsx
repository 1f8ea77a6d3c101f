import type { SubscriptionRow } from 'api';
import { StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const tones = { trial: 'info', active: 'success', past_due: 'warning', inactive: 'neutral' } as const;

export function SubscriptionState({ state }: Pick<SubscriptionRow, 'state'>) {
  const { t } = useTranslation('platform-admin/billing');
  return <StatusChip status={state} tone={tones[state]} label={t(`state.${state}`)} />;
}
