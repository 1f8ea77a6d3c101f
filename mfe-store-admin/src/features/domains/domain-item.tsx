import type { PointedDomain } from 'api';
import { Trash2 } from 'lucide-react';
import { Box, Button, IconButton, Link, notify, Typography } from 'mfe-shared';
import { ConfirmDialog, DnsRecords, StatusChip } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveDomain, useVerifyDomain } from './domains.queries';

type DomainItemProps = { claim: PointedDomain; target: string; mayWrite: boolean };

/** One domain: its name, its state, what to set in its DNS, and its actions. */
export function DomainItem({ claim, target, mayWrite }: DomainItemProps) {
  const { t } = useTranslation('store-admin/domains');
  const [asking, setAsking] = useState(false);
  const verify = useVerifyDomain();
  const remove = useRemoveDomain();
  const { domain, verified } = claim;
  const check = () => verify.mutate(domain, { onSuccess: () => notify.success(t('verified', { domain })) });
  const end = () =>
    remove.mutate(domain, {
      onSuccess: () => notify.success(t('removed', { domain })),
      onError: notify.error,
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="span" sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
          {verified ? <Link href={`https://${domain}/`}>{domain}</Link> : domain}
        </Typography>
        <StatusChip
          status={verified ? 'verified' : 'unproven'}
          tone={verified ? 'success' : 'warning'}
          label={t(`state.${verified ? 'verified' : 'unproven'}`)}
        />
        {mayWrite ? (
          <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
            {verified ? null : (
              <Button
                size="small"
                variant="outlined"
                loading={verify.isPending}
                aria-label={t('verifyOf', { domain })}
                onClick={check}
              >
                {t('verify')}
              </Button>
            )}
            <IconButton label={t('remove', { label: domain })} size="small" onClick={() => setAsking(true)}>
              <Trash2 size={16} />
            </IconButton>
          </Box>
        ) : null}
      </Box>
      <DnsRecords
        claim={claim}
        error={verify.isPending ? null : verify.error}
        say={(text) => t(text, { domain, host: target })}
        copyLabel={(label) => t('copy', { label })}
      />
      <ConfirmDialog
        open={asking}
        title={t('removeTitle', { domain })}
        text={t(verified ? 'removeVerified' : 'removeUnproven')}
        confirmLabel={t('removeDomain')}
        danger
        busy={remove.isPending}
        onConfirm={end}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
