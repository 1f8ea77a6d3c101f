import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { lazyComponent, useTenant } from 'mfe-shared';
import { PasswordForm, ProfileForm } from 'mfe-shared/sign-in';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../ui/shopper.queries';
import { AccountSection } from './account-section';
import { AddressList } from './address-list';
import { MailChoices } from './mail-choices';
import { useProfileLabels } from './use-profile-labels';

const OwnData = lazyComponent(
  async () => (await import(/* webpackChunkName: "own-data" */ './own-data')).OwnData,
);

/** The store's data about the shopper: profile, password and addresses. */
export function Profile() {
  const { t } = useTranslation('storefront/account');
  const { id: tenantId } = useTenant();
  const labels = useProfileLabels();
  const queryClient = useQueryClient();
  const { data: me } = useSuspenseQuery(meQuery(tenantId));
  const refresh = () => void queryClient.invalidateQueries({ queryKey: meQuery(tenantId).queryKey });
  return (
    <>
      <AccountSection title={t('person')} text={t('personText')}>
        <ProfileForm
          known={{ phone: me.phone, locale: me.locale }}
          labels={labels.profile}
          onSaved={refresh}
        />
      </AccountSection>
      <AccountSection title={labels.password.save || t('password')} text={t('passwordText')}>
        <PasswordForm labels={labels.password} />
      </AccountSection>
      <AccountSection title={labels.addresses || t('addresses')} text={t('addressesText')}>
        <AddressList />
      </AccountSection>
      <AccountSection title={t('mails.title')} text={t('mails.text')}>
        <MailChoices />
      </AccountSection>
      <AccountSection title={t('data.title')} text={t('data.text')}>
        <OwnData />
      </AccountSection>
    </>
  );
}
