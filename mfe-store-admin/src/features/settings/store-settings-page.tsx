import { Box, PageSkeleton } from 'mfe-shared';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MaintenanceSection } from './maintenance-section';
import { onlineForm } from './setting-fields';
import { SettingFormPage } from './setting-form-page';

/** /admin/store/store-settings: what the shop's pages take from other services, and how they begin. */
export function StoreSettingsPage() {
  const { t } = useTranslation('store-admin/settings');
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Suspense fallback={<PageSkeleton variant="form" />}>
        <SettingFormPage title={t('storeSettings')} form={onlineForm}>
          <MaintenanceSection />
        </SettingFormPage>
      </Suspense>
    </Box>
  );
}
