import { ChartColumn, CreditCard, LayoutDashboard, LifeBuoy, Settings, Store, Users } from 'lucide-react';
import { session, Typography, useSession } from 'mfe-shared';
import { BackOfficeLayout, ColorModeToggle, LanguageMenu, UserMenu } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Brand } from './brand';
import { usePageTitle } from './use-page-title';

/** Frame of the operators' back office. */
export function PlatformLayout() {
  const { t } = useTranslation('platform-admin/layout');
  const email = useSession((state) => state.user?.email);
  usePageTitle();
  const item = (key: string, icon: React.ReactNode) => ({
    label: t(`nav.${key}`),
    to: `/platform-admin/${key}`,
    icon,
  });
  return (
    <BackOfficeLayout
      brand={<Brand />}
      groups={[
        {
          items: [
            item('dashboard', <LayoutDashboard />),
            item('tenants', <Store />),
            item('users', <Users />),
            item('analytics', <ChartColumn />),
            item('settings', <Settings />),
            item('billing', <CreditCard />),
            item('support', <LifeBuoy />),
          ],
        },
      ]}
      headerEnd={
        <>
          <Typography
            variant="body2"
            color="text.secondary"
            noWrap
            sx={{ display: { xs: 'none', md: 'block' } }}
          >
            {email}
          </Typography>
          <LanguageMenu />
          <ColorModeToggle />
          <UserMenu items={[{ label: t('signOut'), onClick: () => void session.signOut() }]} />
        </>
      }
    >
      <Outlet />
    </BackOfficeLayout>
  );
}
