import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, Stack, Typography, useMayWrite } from 'mfe-shared';
import { FormSection, OwnDomains, PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { domainsQuery, useDomainCalls } from './domains.queries';

/** /admin/settings/domains: the store's own domains, their proofs, and where they have to point. */
export function DomainsPage() {
  const { t } = useTranslation('store-admin/domains');
  const mayWrite = useMayWrite();
  const calls = useDomainCalls();
  const { domains, target } = useSuspenseQuery(domainsQuery(useTenantId())).data;
  return (
    <Stack spacing={2} sx={{ maxWidth: 760 }}>
      <PageHeader title={t('title')} />
      <FormSection title={t('yours')} help={t('help', { host: target })}>
        <OwnDomains domains={domains} label={t('yours')} host={target} calls={mayWrite ? calls : undefined} />
        {mayWrite ? null : <Typography variant="body2">{t('readOnly')}</Typography>}
      </FormSection>
      <Link to="/admin/settings">{t('back')}</Link>
    </Stack>
  );
}
