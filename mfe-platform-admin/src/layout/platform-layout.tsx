import {
  ChartColumn,
  CreditCard,
  LayoutDashboard,
  LifeBuoy,
  Mail,
  Rocket,
  ScrollText,
  Settings,
  Store,
  Users,
} from 'lucide-react';
import {
  BackOfficeLayout,
  ColorModeToggle,
  LanguageMenu,
  UserMenu,
  usePageTitle,
} from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Brand } from './brand';
import { SignedInFooter } from './signed-in-footer';

const areas = [
  'dashboard',
  'tenants',
  'users',
  'analytics',
  'settings',
  'billing',
  'support',
  'mails',
  'releases',
  'audit-log',
  'profile',
];

/** Frame of the operators' back office. */
export function PlatformLayout() {
  const { t } = useTranslation('platform-admin/layout');
  usePageTitle(
    Object.fromEntries(areas.map((area) => [`/platform-admin/${area}`, t(`title.${area}`)])),
    t('title.default'),
  );
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
            item('mails', <Mail />),
            item('releases', <Rocket />),
            item('audit-log', <ScrollText />),
          ],
        },
      ]}
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
