import { PageTabs } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const tabs = [
  { name: 'people', to: '/admin/staff' },
  { name: 'roles', to: '/admin/staff/roles' },
  { name: 'auditLog', to: '/admin/audit-log' },
] as const;

/** The tabs of a store's team. */
export function StaffTabs({ current }: { current: (typeof tabs)[number]['name'] }) {
  const { t } = useTranslation('store-admin/ui');
  return (
    <PageTabs
      label={t('staffTabs.label')}
      tabs={tabs.map(({ name, to }) => ({ to, label: t(`staffTabs.${name}`), current: name === current }))}
    />
  );
}
