import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageEntry } from '../pages/page-entry.types';
import { RequireSession } from '../session/require-session';
import { ColorModeToggle } from '../theme/color-mode-toggle';
import { PageSkeleton } from '../ui/page-skeleton';
import { BackOfficeLayout } from './back-office-layout';
import { LanguageMenu } from './language-menu';
import { StoreBrand } from './store-brand';
import type { OtherNavigation } from './use-page-navigation';
import { usePageNavigation } from './use-page-navigation';
import { UserMenu } from './user-menu';

export type StaffFrameProps = {
  /** The pages of the remote that uses the frame. */
  pages: readonly PageEntry[];
  navigation?: readonly OtherNavigation[];
  /** Placed at the start of the header. */
  search?: ReactNode;
  /** Placed before the user menu. */
  bell?: ReactNode;
  children: ReactNode;
};

/** The frame of a store's back office, the same for the pages of every remote. */
export function StaffFrame({ pages, navigation, search, bell, children }: StaffFrameProps) {
  const { t } = useTranslation('common');
  const groups = usePageNavigation('admin', pages, navigation);
  return (
    <RequireSession loginType="tenantAdmin">
      <BackOfficeLayout
        brand={<StoreBrand to="/admin/dashboard" />}
        groups={groups}
        headerStart={search}
        headerEnd={
          <>
            <LanguageMenu />
            <ColorModeToggle />
            {bell}
            <UserMenu
              items={[
                { label: t('ownPages.dashboard'), to: '/admin/dashboard' },
                { label: t('ownPages.profile'), to: '/admin/edit-profile' },
              ]}
            />
          </>
        }
      >
        <Suspense fallback={<PageSkeleton variant="list" />}>{children}</Suspense>
      </BackOfficeLayout>
    </RequireSession>
  );
}
