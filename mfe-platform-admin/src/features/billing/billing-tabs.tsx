import { PageTabs } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const tabs = ['subscriptions', 'plans', 'invoices', 'issuer'] as const;
type Tab = (typeof tabs)[number];

const pathOf = (tab: Tab) => `/platform-admin/billing${tab === 'subscriptions' ? '' : `/${tab}`}`;

export function BillingTabs({ current }: { current: Tab }) {
  const { t } = useTranslation('platform-admin/billing');
  const links = tabs.map((name) => ({
    to: pathOf(name),
    label: t(`tabs.${name}`),
    current: name === current,
  }));
  return <PageTabs label={t('title')} tabs={links} />;
}
