import type { PageEntry } from 'mfe-shared';
import type words from '../../layout/locales/en.json';

const comingSoon = () =>
  import(/* webpackChunkName: "coming-soon-page" */ './coming-soon-page').then((m) => m.ComingSoonPage);
const notFound = () =>
  import(/* webpackChunkName: "not-found-page" */ './not-found-page').then((m) => m.AdminNotFoundPage);

type Words = typeof words;
const title = <Name extends keyof Words['titles']>(name: Name) =>
  `store-admin/layout:titles.${name}` as const;
const label = <Name extends keyof Words['items']>(name: Name) => `store-admin/layout:items.${name}` as const;

/** Paths in the navigation whose pages are not built yet: they say so. */
const announced: Omit<PageEntry, 'page'>[] = [
  {
    path: '/admin/coming-soon',
    title: title('default'),
    navigation: { area: 'admin', group: 'pages', icon: 'coming', order: 20, label: label('comingSoon') },
  },
];

/** Below /admin: the announced pages, /admin/404, and every path that no other page matches. */
export const pagesPages: PageEntry[] = [
  ...announced.map((page) => ({ ...page, page: comingSoon })),
  {
    path: '/admin/404',
    title: title('default'),
    navigation: { area: 'admin', group: 'pages', icon: 'question', order: 10, label: label('notFound') },
    page: notFound,
  },
  { path: '/admin/*', title: title('default'), page: notFound },
];
