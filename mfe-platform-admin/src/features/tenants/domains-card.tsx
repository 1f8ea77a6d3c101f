import { useQuery } from '@tanstack/react-query';
import type { Tenant } from 'api';
import { Alert, Button, Skeleton, useErrorText, useMayWrite } from 'mfe-shared';
import { FormSection, OwnDomains } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { domainsOptions, useDomainCalls } from './tenants.queries';

/** The store's own domains, their proofs, and a form to add one. */
export function DomainsCard({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('platform-admin/tenants');
  const errorText = useErrorText();
  const mayWrite = useMayWrite();
  const calls = useDomainCalls(tenant.id);
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
      {domains.data ? (
        <OwnDomains
          domains={domains.data}
          label={t('ownDomains.title')}
          host={tenant.domains[0] ?? ''}
          calls={mayWrite ? calls : undefined}
        />
      ) : null}
    </FormSection>
  );
}
