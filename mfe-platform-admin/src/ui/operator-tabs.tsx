import { PageTabs } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const paths = { operators: '/platform-admin/users', roles: '/platform-admin/users/roles' } as const;
type Tab = keyof typeof paths;
const tabs: readonly Tab[] = ['operators', 'roles'];

/** The tabs of the page of people. */
export function OperatorTabs({ current }: { current: Tab }) {
  const { t } = useTranslation('platform-admin/ui');
  const links = tabs.map((name) => ({
    to: paths[name],
    label: t(`operatorTabs.${name}`),
    current: name === current,
  }));
  return <PageTabs label={t('operatorTabs.label')} tabs={links} />;
}
