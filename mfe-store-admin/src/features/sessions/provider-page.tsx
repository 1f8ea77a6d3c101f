import { useTenant } from 'mfe-shared';
import { AuthFrame, StoreBrand } from 'mfe-shared/backoffice';
import { ProviderReturn } from 'mfe-shared/sign-in';
import { useTranslation } from 'react-i18next';

/** /admin/auth/provider: the way back from the provider that the store's staff sign in with. */
export function ProviderPage() {
  const { t } = useTranslation('store-admin/sessions');
  const { name } = useTenant();
  return (
    <AuthFrame
      title={t('provider.title')}
      text={t('provider.text', { name })}
      siteName={name}
      brand={<StoreBrand to="/admin/auth/login" />}
      wayOut={{ label: t('toStore', { name }), href: '/' }}
    >
      <ProviderReturn />
    </AuthFrame>
  );
}
