import type { PageEntry } from 'mfe-shared';
import {
  BackOfficeLayout,
  ColorModeToggle,
  LanguageMenu,
  UserMenu,
  usePageNavigation,
} from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Brand } from './brand';
import { SignedInFooter } from './signed-in-footer';

/** The frame of the operators' back office. */
export function PlatformLayout({ pages }: { pages: readonly PageEntry[] }) {
  const { t } = useTranslation('platform-admin/layout');
  const groups = usePageNavigation('platform-admin', pages);
  return (
    <BackOfficeLayout
      brand={<Brand />}
      groups={groups}
      footer={<SignedInFooter />}
      headerEnd={
        <>
          <LanguageMenu />
          <ColorModeToggle />
          <UserMenu
            items={[{ label: t('profile'), to: '/platform-admin/profile' }]}
            signOutLabel={t('signOut')}
          />
        </>
      }
    >
      <Outlet />
    </BackOfficeLayout>
  );
}
