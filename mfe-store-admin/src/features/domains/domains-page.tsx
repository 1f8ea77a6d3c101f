import { useSuspenseQuery } from '@tanstack/react-query';
import { Box, Link, Stack, Typography, usePermission } from 'mfe-shared';
import { FormSection, PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { AddDomain } from './add-domain';
import { DomainItem } from './domain-item';
import { domainsQuery } from './domains.queries';

/** /admin/settings/domains: the store's own domains, their proofs, and where they have to point. */
export function DomainsPage() {
  const { t } = useTranslation('store-admin/domains');
  const mayWrite = usePermission('write_settings');
  const { domains, target } = useSuspenseQuery(domainsQuery(useTenantId())).data;
  return (
    <Stack spacing={2} sx={{ maxWidth: 760 }}>
      <PageHeader title={t('title')} />
      <FormSection title={t('yours')} help={t('help', { host: target })}>
        {domains.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('none')}</Typography>
        ) : (
          <Box component="ul" role="list" aria-label={t('yours')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {domains.map((domain) => (
              <Box component="li" key={domain.domain} sx={itemStyles}>
                <DomainItem claim={domain} target={target} mayWrite={mayWrite} />
              </Box>
            ))}
          </Box>
        )}
        {mayWrite ? <AddDomain /> : <Typography variant="body2">{t('readOnly')}</Typography>}
      </FormSection>
      <Link to="/admin/settings">{t('back')}</Link>
    </Stack>
  );
}

const itemStyles = { py: 2, borderBottom: 1, borderColor: 'divider', '&:first-of-type': { pt: 0 } };
