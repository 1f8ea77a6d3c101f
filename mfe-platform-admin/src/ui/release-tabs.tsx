import { PageTabs } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const tabs = ['overview', 'compositions', 'errors', 'numbers', 'deploy-tokens', 'settings'] as const;

type Tab = (typeof tabs)[number];

const pathOf = (tab: Tab) => `/platform-admin/releases${tab === 'overview' ? '' : `/${tab}`}`;

/** The tabs of releasing. */
export function ReleaseTabs({ current }: { current: Tab }) {
  const { t } = useTranslation('platform-admin/ui');
  const links = tabs.map((name) => ({
    to: pathOf(name),
    label: t(`releases.${name}`),
    current: name === current,
  }));
  return <PageTabs label={t('releases.label')} tabs={links} />;
}
