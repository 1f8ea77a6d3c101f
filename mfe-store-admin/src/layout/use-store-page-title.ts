import { usePageTitle } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

const areas = [
  'dashboard',
  'products',
  'orders',
  'order',
  'categories',
  'attributes',
  'coupons',
  'customers',
  'staff',
  'our-staff',
  'settings',
  'languages',
  'currencies',
  'notifications',
  'store/customization',
  'store/store-settings',
  'store-setup',
  'edit-profile',
];

/** The tab's title, by path, and the same for the page; paths without one of their own are the Admin Portal. */
export function useStorePageTitle(): string {
  const { t } = useTranslation('store-admin/layout');
  const path = useLocation().pathname.replace(/^\/(store-)?admin\//, '');
  const area = areas.find((name) => path === name || path.startsWith(`${name}/`));
  const title = t(`titles.${area ?? 'default'}`);
  usePageTitle({}, title);
  return title;
}
