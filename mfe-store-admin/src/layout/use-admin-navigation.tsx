import type { Permission } from 'api';
import {
  Boxes,
  ChartLine,
  Coins,
  ExternalLink,
  FileQuestion,
  Hourglass,
  Languages,
  LayoutDashboard,
  Package,
  Palette,
  Settings,
  ShoppingCart,
  SlidersHorizontal,
  Store,
  Tags,
  TicketPercent,
  UserCog,
  Users,
} from 'lucide-react';
import type { NavigationGroup } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const size = 18;

/** The sidebar of the specification; what a user's role does not include is left out by the frame. */
export function useAdminNavigation(): NavigationGroup[] {
  const { t } = useTranslation('store-admin/layout');
  const group = (label?: string) => (label ? { label: t(`groups.${label}`) } : {});
  const item = (name: string, to: string, icon: React.ReactNode, permission?: Permission) => ({
    label: t(`items.${name}`),
    to,
    icon,
    ...(permission && { permission }),
  });
  return [
    { items: [item('dashboard', '/admin/dashboard', <LayoutDashboard size={size} />, 'read_dashboard')] },
    {
      ...group('catalog'),
      items: [
        item('products', '/admin/products', <Package size={size} />, 'read_products'),
        item('categories', '/admin/categories', <Boxes size={size} />, 'read_categories'),
        item('attributes', '/admin/attributes', <Tags size={size} />, 'read_attributes'),
        item('coupons', '/admin/coupons', <TicketPercent size={size} />, 'read_coupons'),
      ],
    },
    {
      items: [
        item('customers', '/admin/customers', <Users size={size} />, 'read_customers'),
        {
          ...item('orders', '/admin/orders', <ShoppingCart size={size} />, 'read_orders'),
          also: ['/admin/order'],
        },
        {
          ...item('staff', '/admin/staff', <UserCog size={size} />, 'read_staff'),
          also: ['/admin/our-staff'],
        },
        {
          ...item('settings', '/admin/settings', <Settings size={size} />, 'read_settings'),
          search: '?settingTab=common-settings',
        },
      ],
    },
    {
      ...group('international'),
      items: [
        item('languages', '/admin/languages', <Languages size={size} />, 'read_settings'),
        item('currencies', '/admin/currencies', <Coins size={size} />, 'read_settings'),
      ],
    },
    {
      ...group('onlineStore'),
      items: [
        { ...item('viewStore', '/', <ExternalLink size={size} />), external: true },
        item('customization', '/admin/store/customization', <Palette size={size} />, 'read_settings'),
        item(
          'storeSettings',
          '/admin/store/store-settings',
          <SlidersHorizontal size={size} />,
          'read_settings',
        ),
      ],
    },
    {
      ...group('pages'),
      items: [
        item('notFound', '/admin/404', <FileQuestion size={size} />),
        item('comingSoon', '/admin/coming-soon', <Hourglass size={size} />),
      ],
    },
  ];
}

/** The sidebar of /store-admin: its links lead into the store admin. */
export function useTenantAdminNavigation(): NavigationGroup[] {
  const { t } = useTranslation('store-admin/layout');
  const item = (name: string, to: string, icon: React.ReactNode, permission?: Permission) => ({
    label: t(`items.${name}`),
    to,
    icon,
    ...(permission && { permission }),
  });
  return [
    {
      items: [
        item('dashboard', '/admin/dashboard', <LayoutDashboard size={size} />, 'read_dashboard'),
        item('products', '/admin/products', <Package size={size} />, 'read_products'),
        item('orders', '/admin/orders', <ShoppingCart size={size} />, 'read_orders'),
        item('customers', '/admin/customers', <Users size={size} />, 'read_customers'),
        item('analytics', '/admin/analytics', <ChartLine size={size} />, 'read_dashboard'),
        item('settings', '/admin/settings', <Settings size={size} />, 'read_settings'),
        item('storeSetup', '/admin/store-setup', <Store size={size} />, 'read_settings'),
      ],
    },
  ];
}
