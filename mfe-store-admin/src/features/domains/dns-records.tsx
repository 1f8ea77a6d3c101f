import type { PointedDomain } from 'api';
import { Box, Typography } from 'mfe-shared';
import { CopyLine } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

type DnsRecordsProps = {
  claim: PointedDomain;
  /** The store's host below the platform. */
  target: string;
};

/** What the owner sets where the domain's DNS is kept: the proof, and the way to the store. */
export function DnsRecords({ claim, target }: DnsRecordsProps) {
  const { t } = useTranslation('store-admin/domains');
  const { domain, verified, record, text, pointsTo } = claim;
  const [first] = pointsTo;
  const way = first ? (first.type === 'CNAME' ? 'pointCname' : 'pointApex') : 'pointApexUnknown';
  const line = (label: string, value: string) => (
    <CopyLine
      key={value}
      label={label}
      value={value}
      copyLabel={t('copy', { label })}
      copiedLabel={t('copied')}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, p: 2, borderRadius: 1, bgcolor: 'neutral.1' }}>
      {verified ? null : (
        <>
          <Typography variant="body2">{t('how')}</Typography>
          {line(t('record'), record)}
          {line(t('text'), text)}
        </>
      )}
      <Typography variant="body2">{t(way, { domain, host: target })}</Typography>
      {pointsTo.map(({ type, value }) => line(type, value))}
    </Box>
  );
}
