import { useQuery } from '@tanstack/react-query';
import type { Tenant } from 'api';
import { Alert, Box, Button, Skeleton, Stack, Typography, useErrorText } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { May } from '../../ui/may';
import { AddDomain } from './add-domain';
import { DomainItem } from './domain-item';
import { domainsOptions } from './tenants.queries';

/** The store's own domains, their proofs, and a form to add one. */
export function DomainsCard({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('platform-admin/tenants');
  const errorText = useErrorText();
  const domains = useQuery(domainsOptions(tenant.id));
  const retry = (
    <Button size="small" onClick={() => void domains.refetch()}>
      {t('retry')}
    </Button>
  );
  return (
    <FormSection title={t('ownDomains.title')} help={t('ownDomains.help')}>
      {domains.isPending ? <Skeleton height={44} /> : null}
      {domains.isError && !domains.data ? (
        <Alert severity="error" action={retry}>
          {errorText(domains.error)}
        </Alert>
      ) : null}
      {domains.data?.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('ownDomains.none')}</Typography>
      ) : null}
      {domains.data?.length ? (
        <Stack component="ul" role="list" aria-label={t('ownDomains.title')} sx={listStyles}>
          {domains.data.map((domain) => (
            <Box component="li" key={domain.domain} sx={itemStyles}>
              <DomainItem tenant={tenant} claim={domain} />
            </Box>
          ))}
        </Stack>
      ) : null}
      <May permission="write_tenants">
        <AddDomain tenantId={tenant.id} />
      </May>
    </FormSection>
  );
}

const listStyles = { m: 0, p: 0, listStyle: 'none' };
const itemStyles = { py: 1.5, borderBottom: 1, borderColor: 'divider', '&:first-of-type': { pt: 0 } };
