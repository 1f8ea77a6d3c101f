import { useTenant } from 'mfe-shared';
import { AuthFrame, StoreBrand } from 'mfe-shared/backoffice';
import { useAuthPage } from 'mfe-shared/sign-in';
import { useTranslation } from 'react-i18next';

/** A page for staff who are not signed in. */
export function SessionPage() {
  const { t } = useTranslation('store-admin/sessions');
  const { name } = useTenant();
  const { title, text, Content } = useAuthPage('tenantAdmin');
  return (
    <AuthFrame
      title={title}
      text={text}
      siteName={name}
      brand={<StoreBrand to="/admin/auth/login" />}
      wayOut={{ label: t('toStore', { name }), href: '/' }}
    >
      <Content loginType="tenantAdmin" />
    </AuthFrame>
  );
}
