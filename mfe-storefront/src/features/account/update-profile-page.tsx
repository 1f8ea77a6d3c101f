import { PageSkeleton, useSettings, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../layout/account-page';
import { Profile } from './profile';

/** /user/update-profile: the shopper's own data. */
export function UpdateProfilePage() {
  const { t } = useTranslation('storefront/account');
  const text = useText();
  const label = useSettings().customization?.dashboard.update_profile;
  return (
    <AccountPage title={text(label) || t('title')} fallback={<PageSkeleton variant="form" />}>
      <Profile />
    </AccountPage>
  );
}
