import type { PartContact } from 'api';
import { Typography, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** Says that the last call of a webhook was not taken, and why. */
export function LastCall({ contact: { webhookUrl, lastCall } }: { contact: PartContact }) {
  const { t } = useTranslation('platform-admin/deploy-tokens');
  const { dateTime } = useFormat();
  if (!webhookUrl || !lastCall?.problem) return null;
  const why = lastCall.status === null ? t(`problem.${lastCall.problem}`) : String(lastCall.status);
  return (
    <Typography component="span" variant="caption" sx={{ display: 'block', color: 'error.main' }}>
      {t('notTaken', { when: dateTime(lastCall.at), why })}
    </Typography>
  );
}
