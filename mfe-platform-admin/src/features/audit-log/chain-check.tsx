import { useQuery } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { Box, Button, Spinner, useErrorText, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { auditCheckOptions } from './audit-log.queries';

/** One line: whether the log is intact. `storeName` names the store of a broken chain. */
export function ChainCheck({ storeName }: { storeName: (id: string) => string }) {
  const { t } = useTranslation('platform-admin/audit-log');
  const { number } = useFormat();
  const errorText = useErrorText();
  const check = useQuery(auditCheckOptions());
  const broken = check.data?.brokenAt;
  const result = () => {
    if (check.isFetching) return t('check.running');
    if (check.isError) return t('check.failed', { reason: errorText(check.error) });
    if (!check.data) return '';
    if (!broken) return t('check.whole', { entries: number(check.data.entries), count: check.data.entries });
    const store = broken.tenantId ? storeName(broken.tenantId) : t('platform');
    return t('check.broken', { seq: number(broken.seq), store });
  };
  const alarming = !check.isFetching && (broken || check.isError);
  const Icon = alarming ? ShieldAlert : ShieldCheck;
  return (
    <Box sx={lineStyles}>
      {check.isFetching ? (
        <Spinner size={16} />
      ) : (
        <Box
          component={Icon}
          size={18}
          aria-hidden
          sx={{ color: alarming ? 'error.main' : 'success.main' }}
        />
      )}
      <Box
        component="span"
        role={alarming ? 'alert' : 'status'}
        sx={{ flex: '1 1 240px', minWidth: 0, ...(alarming ? { color: 'error.main', fontWeight: 600 } : {}) }}
      >
        {result()}
      </Box>
      <Button size="small" color="neutral" disabled={check.isFetching} onClick={() => void check.refetch()}>
        {t('check.again')}
      </Button>
    </Box>
  );
}

const lineStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 32,
  fontSize: '0.875rem',
  '& > svg': { flex: 'none' },
} as const;
