import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error';
import { useErrorText } from '../notify/use-error-text';
import { Alert } from '../ui/alert';
import { Box } from '../ui/box';
import { Typography } from '../ui/typography';
import { CopyLine } from './copy-line';
import type { DnsRecordsProps } from './dns-records.types';

const reasons = ['missing', 'different', 'unanswered'] as const;

/** Loaded with the first domain that somebody sees. */
export function DnsRecordsPanel({ claim, error, say, copyLabel }: DnsRecordsProps) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const { verified, record, text, pointsTo } = claim;
  const [first] = pointsTo;
  const way = first ? (first.type === 'CNAME' ? 'pointCname' : 'pointApex') : 'pointApexUnknown';
  const found = error instanceof ApiError ? error.details?.[0]?.message : undefined;
  const reason = reasons.find((known) => known === found);
  const line = (label: string, value: string) => (
    <CopyLine
      key={value}
      label={label}
      value={value}
      copyLabel={copyLabel(label)}
      copiedLabel={t('copied')}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, p: 2, borderRadius: 1, bgcolor: 'neutral.1' }}>
      {verified ? null : (
        <>
          <Typography variant="body2">{say('how')}</Typography>
          {line(say('record'), record)}
          {line(say('text'), text)}
        </>
      )}
      <Typography variant="body2">{say(way)}</Typography>
      {pointsTo.map(({ type, value }) => line(type, value))}
      {error ? (
        <Alert severity="error" role="alert">
          {reason ? say(`reason.${reason}`) : errorText(error)}
        </Alert>
      ) : null}
    </Box>
  );
}
