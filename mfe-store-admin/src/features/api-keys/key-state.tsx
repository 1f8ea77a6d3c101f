import type { ApiKey } from 'api';
import { StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const tones = { active: 'success', expired: 'warning', revoked: 'neutral' } as const;

export function KeyState({ state }: Pick<ApiKey, 'state'>) {
  const { t } = useTranslation('store-admin/api-keys');
  return <StatusChip status={state} tone={tones[state]} label={t(`state.${state}`)} />;
}
