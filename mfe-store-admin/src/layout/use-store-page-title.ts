import { usePageTitle } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

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
];

/** The tab's title, by path; pages without one of their own are the Admin Portal. */
export function useStorePageTitle(): void {
  const { t } = useTranslation('store-admin/layout');
  usePageTitle(
    Object.fromEntries(areas.map((area) => [`/admin/${area}`, t(`titles.${area}`)])),
    t('titles.default'),
  );
}
