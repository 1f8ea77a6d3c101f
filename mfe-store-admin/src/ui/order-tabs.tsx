import { PageTabs } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const tabs = [
  { name: 'orders', to: '/admin/orders' },
  { name: 'drafts', to: '/admin/orders/drafts' },
] as const;

/** The store's orders, and those that are not placed yet. */
export function OrderTabs({ current }: { current: (typeof tabs)[number]['name'] }) {
  const { t } = useTranslation('store-admin/ui');
  return (
    <PageTabs
      label={t('orderTabs.label')}
      tabs={tabs.map(({ name, to }) => ({ to, label: t(`orderTabs.${name}`), current: name === current }))}
    />
  );
}
