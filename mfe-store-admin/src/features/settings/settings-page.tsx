import { Link, PageSkeleton, Stack, Tabs } from 'mfe-shared';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SearchPreview } from './search-preview';
import type { SettingTab } from './setting-fields';
import { settingTabs, tabNames } from './setting-fields';
import { SettingFormPage } from './setting-form-page';

const isTab = (name: string | null): name is SettingTab => tabNames.some((tab) => tab === name);

/** /admin/settings?settingTab=common-settings: the store's settings, a form for each tab. */
export function SettingsPage() {
  const { t } = useTranslation('store-admin/settings');
  const [search, setSearch] = useSearchParams();
  const asked = search.get('settingTab');
  const tab = isTab(asked) ? asked : 'common-settings';
  return (
    <Stack spacing={2} sx={{ maxWidth: 1000 }}>
      <Tabs
        label={t('title')}
        value={tab}
        onChange={(settingTab) => setSearch({ settingTab })}
        tabs={tabNames.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      />
      <Suspense key={tab} fallback={<PageSkeleton variant="form" />}>
        <SettingFormPage title={t(`tabs.${tab}`)} form={settingTabs[tab]}>
          {tab === 'seo-settings' ? <SearchPreview /> : null}
        </SettingFormPage>
      </Suspense>
      <Link to="/admin/settings/cards">{t('cards')}</Link>
      <Link to="/admin/settings/domains">{t('domains')}</Link>
    </Stack>
  );
}
