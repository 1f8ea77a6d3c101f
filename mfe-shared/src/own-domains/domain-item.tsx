import { useMutation } from '@tanstack/react-query';
import type { PointedDomain } from 'api';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../backoffice/confirm-dialog';
import { DnsRecordsPanel } from '../backoffice/dns-records-panel';
import { StatusChip } from '../backoffice/status-chip';
import { notify } from '../notify/notify';
import { storeAddress } from '../tenant/store-address';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { Link } from '../ui/link';
import { Typography } from '../ui/typography';
import type { OwnDomainsProps } from './own-domains.types';
import { useOwnDomainWords } from './words';

type DomainItemProps = Pick<OwnDomainsProps, 'host' | 'calls'> & { claim: PointedDomain };

/** One domain: its name, its state, what to set in its DNS, and its actions. */
export function DomainItem({ claim, host, calls }: DomainItemProps) {
  const { t } = useOwnDomainWords();
  const [asking, setAsking] = useState(false);
  const verify = useMutation({ mutationFn: async (domain: string) => calls?.verify(domain) });
  const remove = useMutation({ mutationFn: async (domain: string) => calls?.remove(domain) });
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
          {verified ? <Link href={storeAddress(domain, location)}>{domain}</Link> : domain}
        </Typography>
        <StatusChip
          status={verified ? 'verified' : 'unproven'}
          tone={verified ? 'success' : 'warning'}
          label={t(`state.${verified ? 'verified' : 'unproven'}`)}
        />
        {calls ? (
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
      <DnsRecordsPanel
        claim={claim}
        error={verify.isPending ? null : verify.error}
        say={(text) => t(text, { domain, host })}
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
