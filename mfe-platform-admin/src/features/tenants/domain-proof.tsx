import type { TenantDomain } from 'api';
import { Alert, ApiError, Box, Typography, useErrorText } from 'mfe-shared';
import { CopyLine } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

type DomainProofProps = Pick<TenantDomain, 'record' | 'text'> & {
  /** The store's own host, to which the domain has to point. */
  host: string;
  /** The result of the last DNS check. */
  error: Error | null;
};

const reasons = ['missing', 'different', 'unanswered'] as const;

/** The DNS record that proves a domain, to copy, and what the last check found instead. */
export function DomainProof({ record, text, host, error }: DomainProofProps) {
  const { t } = useTranslation('platform-admin/tenants');
  const errorText = useErrorText();
  const reason = error instanceof ApiError ? error.details?.[0]?.message : undefined;
  const known = reasons.find((one) => one === reason);
  const copyLabels = (name: string) => ({
    label: name,
    copyLabel: t('ownDomains.copy', { label: name }),
    copiedLabel: t('copied'),
  });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, p: 2, borderRadius: 1, bgcolor: 'neutral.1' }}>
      <Typography variant="body2">{t('ownDomains.how')}</Typography>
      <CopyLine {...copyLabels(t('ownDomains.record'))} value={record} />
      <CopyLine {...copyLabels(t('ownDomains.text'))} value={text} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('ownDomains.point', { host })}
      </Typography>
      {error ? (
        <Alert severity="error" role="alert">
          {known ? t(`ownDomains.reason.${known}`) : errorText(error)}
        </Alert>
      ) : null}
    </Box>
  );
}
