import type { PointedDomain } from 'api';
import { Alert, ApiError, Box, Typography, useErrorText } from 'mfe-shared';
import { CopyLine } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

type DnsRecordsProps = {
  claim: PointedDomain;
  /** The store's own host below the platform. */
  host: string;
  /** The result of the last DNS check. */
  error: Error | null;
};

const reasons = ['missing', 'different', 'unanswered'] as const;

/** The records that prove a domain and lead to the store, to copy, and what the last check found instead. */
export function DnsRecords({ claim, host, error }: DnsRecordsProps) {
  const { t } = useTranslation('platform-admin/tenants');
  const errorText = useErrorText();
  const { domain, verified, record, text, pointsTo } = claim;
  const [first] = pointsTo;
  const way = first ? (first.type === 'CNAME' ? 'pointCname' : 'pointApex') : 'pointApexUnknown';
  const reason = error instanceof ApiError ? error.details?.[0]?.message : undefined;
  const known = reasons.find((one) => one === reason);
  const line = (label: string, value: string) => (
    <CopyLine
      key={value}
      label={label}
      value={value}
      copyLabel={t('ownDomains.copy', { label })}
      copiedLabel={t('copied')}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, p: 2, borderRadius: 1, bgcolor: 'neutral.1' }}>
      {verified ? null : (
        <>
          <Typography variant="body2">{t('ownDomains.how')}</Typography>
          {line(t('ownDomains.record'), record)}
          {line(t('ownDomains.text'), text)}
        </>
      )}
      <Typography variant="body2">{t(`ownDomains.${way}`, { domain, host })}</Typography>
      {pointsTo.map(({ type, value }) => line(type, value))}
      {error ? (
        <Alert severity="error" role="alert">
          {known ? t(`ownDomains.reason.${known}`) : errorText(error)}
        </Alert>
      ) : null}
    </Box>
  );
}
