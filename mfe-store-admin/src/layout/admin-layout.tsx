import { PageSkeleton, RequireSession } from 'mfe-shared';
import { BackOfficeLayout, ColorModeToggle, LanguageMenu, UserMenu } from 'mfe-shared/backoffice';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Shortcuts } from './shortcuts';
import { StoreBrand } from './store-brand';
import { useAdminNavigation } from './use-admin-navigation';
import { useStorePageTitle } from './use-store-page-title';

/** The frame of every page under /admin but sign-in. `bell` comes from the notifications feature. */
export function AdminLayout({ bell }: { bell: ReactNode }) {
  const { t } = useTranslation('store-admin/layout');
  const groups = useAdminNavigation();
  useStorePageTitle();
  return (
    <RequireSession loginType="tenantAdmin">
      <BackOfficeLayout
        brand={<StoreBrand to="/admin/dashboard" />}
        groups={groups}
        headerEnd={
          <>
            <LanguageMenu />
            <ColorModeToggle />
            {bell}
            <UserMenu
              items={[
                { label: t('items.dashboard'), to: '/admin/dashboard' },
                { label: t('items.editProfile'), to: '/admin/edit-profile' },
              ]}
            />
          </>
        }
      >
        <Suspense fallback={<PageSkeleton variant="list" />}>
          <Outlet />
        </Suspense>
        <Shortcuts />
      </BackOfficeLayout>
    </RequireSession>
  );
}
