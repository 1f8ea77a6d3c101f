import type { PageEntry } from 'mfe-shared';
import type { NavigationIcon } from 'mfe-shared/backoffice';

const comingSoon = () =>
  import(/* webpackChunkName: "coming-soon-page" */ './coming-soon-page').then((m) => m.ComingSoonPage);
const notFound = () =>
  import(/* webpackChunkName: "not-found-page" */ './not-found-page').then((m) => m.UnknownPage);

type Area = 'analytics';

const announced = (name: Area, icon: NavigationIcon, order: number): PageEntry => ({
  path: `/platform-admin/${name}`,
  title: `platform-admin/layout:title.${name}`,
  navigation: { area: 'platform-admin', icon, order, label: `platform-admin/layout:nav.${name}` },
  page: comingSoon,
});

/** Areas of the menu that are not built yet say so; other paths are not found. */
export const pagesPages: PageEntry[] = [
  announced('analytics', 'chart', 40),
  { path: '/platform-admin/*', title: 'platform-admin/layout:title.default', page: notFound },
];
