import { useSuspenseQuery } from '@tanstack/react-query';
import { useSession } from 'mfe-shared';
import { VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { AddressSection } from './address-section';
import { PeopleSection } from './people-section';
import { ProviderFacts } from './provider-facts';
import { signInProvider } from './sign-in-provider.queries';
import { useProviderForm } from './use-provider-form';

/** /admin/sign-in/provider: the OpenID provider that the store's staff sign in with. */
export function ProviderFormPage() {
  const { t } = useTranslation('store-admin/sign-in-provider');
  const { data } = useSuspenseQuery(signInProvider.query(useTenantId()));
  // Staff who choose the provider could sign in as anybody.
  const mayWrite = useSession((state) => state.user?.role !== 'ADMIN');
  return (
    <VersionedFormPage
      versioned={useProviderForm(data.provider)}
      title={t('title')}
      back={{ to: '/admin/sign-in', label: t('back') }}
      readOnly={mayWrite ? null : t('readOnly')}
      aside={<ProviderFacts stored={data.provider} redirectUri={data.redirectUri} mayWrite={mayWrite} />}
    >
      <AddressSection isNew={data.provider === null} />
      <PeopleSection />
    </VersionedFormPage>
  );
}
