import type { PointedDomain, Tenant } from 'api';
import { Trash2 } from 'lucide-react';
import { Box, Button, IconButton, Link, notify, Typography } from 'mfe-shared';
import { ConfirmDialog, DnsRecords, StatusChip } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { May } from '../../ui/may';
import { storeAddress } from '../../ui/store-address';
import { useRemoveDomain, useVerifyDomain } from './tenants.queries';

type DomainItemProps = { tenant: Tenant; claim: PointedDomain };

/** One domain: its name, its state, and its actions. */
export function DomainItem({ tenant, claim }: DomainItemProps) {
  const { t } = useTranslation('platform-admin/tenants');
  const { domain, verified } = claim;
  const [asking, setAsking] = useState(false);
  const verify = useVerifyDomain(tenant.id);
  const remove = useRemoveDomain(tenant.id);

  const check = () =>
    verify.mutate(domain, {
      onSuccess: () => notify.success(t('ownDomains.verified', { domain })),
    });
  const end = () =>
    remove.mutate(domain, {
      onSuccess: () => notify.success(t('ownDomains.removed', { domain })),
      onError: notify.error,
      onSettled: () => setAsking(false),
    });

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="span" sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
          {verified ? <Link href={storeAddress(domain, window.location)}>{domain}</Link> : domain}
        </Typography>
        <StatusChip
          status={verified ? 'verified' : 'unproven'}
          tone={verified ? 'success' : 'warning'}
          label={t(`ownDomains.state.${verified ? 'verified' : 'unproven'}`)}
        />
        <May permission="write_tenants">
          <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
            {verified ? null : (
              <Button
                size="small"
                variant="outlined"
                loading={verify.isPending}
                aria-label={t('ownDomains.verifyOf', { domain })}
                onClick={check}
              >
                {t('ownDomains.verify')}
              </Button>
            )}
            <IconButton label={t('remove', { label: domain })} size="small" onClick={() => setAsking(true)}>
              <Trash2 size={16} />
            </IconButton>
          </Box>
        </May>
      </Box>
      <DnsRecords
        claim={claim}
        error={verify.isPending ? null : verify.error}
        say={(text) => t(`ownDomains.${text}`, { domain, host: tenant.domains[0] ?? '' })}
        copyLabel={(label) => t('ownDomains.copy', { label })}
      />
      <ConfirmDialog
        open={asking}
        title={t('ownDomains.removeTitle', { domain })}
        text={t(verified ? 'ownDomains.removeVerified' : 'ownDomains.removeUnproven')}
        confirmLabel={t('ownDomains.remove')}
        danger
        busy={remove.isPending}
        onConfirm={end}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
