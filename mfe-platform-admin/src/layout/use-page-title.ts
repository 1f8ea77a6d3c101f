import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

const titles: Record<string, string> = {
  '/platform-admin/dashboard': 'title.dashboard',
  '/platform-admin/tenants': 'title.tenants',
  '/platform-admin/tenants/add': 'title.tenants',
  '/platform-admin/users': 'title.users',
  '/platform-admin/analytics': 'title.analytics',
  '/platform-admin/settings': 'title.settings',
  '/platform-admin/billing': 'title.billing',
  '/platform-admin/support': 'title.support',
};

/** The tab's title, by path; pages without one of their own are the Admin Portal. */
export function usePageTitle(): void {
  const { pathname } = useLocation();
  const { t } = useTranslation('platform-admin/layout');
  const title = t(titles[pathname] ?? 'title.default');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
