import { ExternalLink, LogOut } from 'lucide-react';
import type { PageEntry } from 'mfe-shared';
import {
  Box,
  Button,
  Chip,
  PageSkeleton,
  RequireSession,
  Stack,
  session,
  Typography,
  useMatchedTitle,
  useSession,
  useTenant,
} from 'mfe-shared';
import {
  BackOfficeLayout,
  ColorModeToggle,
  LanguageMenu,
  StoreBrand,
  UserMenu,
  usePageNavigation,
} from 'mfe-shared/backoffice';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { PageLabels } from '../ui/page-labels';
import { ClosedNotice } from './closed-notice';
import { CommandMenu } from './command-menu';
import { LateNotice } from './late-notice';
import { SandboxNotice } from './sandbox-notice';
import { Shortcuts } from './shortcuts';

/** The frame of /store-admin, with a shorter navigation. */
export function TenantAdminLayout({ pages, bell }: { pages: readonly PageEntry[]; bell: ReactNode }) {
  const { t } = useTranslation(['store-admin/layout', 'common']);
  const title = useMatchedTitle();
  const { slug, customDomain } = useTenant();
  const groups = usePageNavigation('store-admin', pages);
  return (
    <RequireSession loginType="tenantAdmin">
      <BackOfficeLayout
        brand={<StoreBrand to="/store-admin" />}
        groups={groups}
        headerStart={
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minWidth: 0 }}>
            <Typography noWrap variant="body2" sx={{ fontWeight: 600, display: { xs: 'none', sm: 'block' } }}>
              {title}
            </Typography>
            <Chip label={slug} />
            {customDomain ? <Chip color="info" label={t('customDomain')} /> : null}
          </Stack>
        }
        headerEnd={
          <>
            <CommandMenu pages={pages} />
            <LanguageMenu />
            <ColorModeToggle />
            {bell}
            <UserMenu
              items={[
                { label: t('common:ownPages.dashboard'), to: '/store-admin/dashboard' },
                { label: t('common:ownPages.profile'), to: '/store-admin/edit-profile' },
              ]}
            />
          </>
        }
        footer={<AccountFooter />}
        railFooter={<AccountRailFooter />}
      >
        <Suspense fallback={<PageSkeleton variant="list" />}>
          <ClosedNotice />
          <LateNotice />
          <SandboxNotice />
          <PageLabels pages={pages}>
            <Outlet />
          </PageLabels>
        </Suspense>
        <Shortcuts />
      </BackOfficeLayout>
    </RequireSession>
  );
}

const signOut = () => void session.signOut({ to: '/' });

function AccountFooter() {
  const { t } = useTranslation('store-admin/layout');
  const email = useSession((state) => state.user?.email);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Button
        variant="outlined"
        color="neutral"
        href="/"
        target="_blank"
        rel="noopener"
        startIcon={<ExternalLink size={16} />}
      >
        {t('items.viewStore')}
      </Button>
      <Typography variant="caption" noWrap sx={{ color: 'text.secondary' }}>
        {email}
      </Typography>
      <Button color="neutral" startIcon={<LogOut size={16} />} onClick={signOut}>
        {t('signOut')}
      </Button>
    </Box>
  );
}

function AccountRailFooter() {
  const { t } = useTranslation('store-admin/layout');
  const email = useSession((state) => state.user?.email);
  const viewStore = t('items.viewStore');
  const leave = `${t('signOut')}: ${email}`;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Button
        color="neutral"
        href="/"
        target="_blank"
        rel="noopener"
        aria-label={viewStore}
        title={viewStore}
        sx={{ minWidth: 0, px: 0 }}
      >
        <ExternalLink size={18} />
      </Button>
      <Button color="neutral" aria-label={leave} title={leave} onClick={signOut} sx={{ minWidth: 0, px: 0 }}>
        <LogOut size={18} />
      </Button>
    </Box>
  );
}
