import { useTenant } from 'mfe-shared';
import { AuthFrame, StoreBrand } from 'mfe-shared/backoffice';
import { VisitEntrance } from 'mfe-shared/sign-in';
import { useTranslation } from 'react-i18next';

/** /admin/auth/visit: where an operator of the platform comes in, and is left when the visit has ended. */
export function VisitPage() {
  const { t } = useTranslation('store-admin/sessions');
  const { name } = useTenant();
  return (
    <AuthFrame
      title={t('visit.title')}
      text={t('provider.text', { name })}
      siteName={name}
      brand={<StoreBrand to="/admin/auth/login" />}
      wayOut={{ label: t('toStore', { name }), href: '/' }}
    >
      <VisitEntrance />
    </AuthFrame>
  );
}
