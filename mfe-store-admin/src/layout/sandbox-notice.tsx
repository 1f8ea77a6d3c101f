import { Alert } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** Above every page of a sandbox, so that nobody takes it for the store. */
export function SandboxNotice() {
  const { t } = useTranslation('store-admin/layout');
  if (document.querySelector('meta[name="x-tenant-sandbox"]') === null) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {t('sandbox')}
    </Alert>
  );
}
