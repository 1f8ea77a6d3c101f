import type { Permission } from 'api';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../i18n/use-text';
import { composedNavigation } from '../pages/composed-navigation';
import type { NavigationArea, PageEntry } from '../pages/page-entry.types';
import type { NavigationGroup, NavigationItem } from './navigation.types';
import { navigationIcon } from './navigation-icon';

/** The groups of a sidebar in their order; unknown groups come last. */
const blocks = ['start', 'catalog', 'people', 'international', 'online-store', 'pages'];
/** The groups with a heading: `common:navigationGroups.<name>`. */
const headed = ['catalog', 'international', 'online-store', 'pages'];

/** An entry that is not a page of a remote, such as a link to the shop. */
export type OtherNavigation = { group?: string; order: number; item: NavigationItem };

/**
 * The sidebar of an area: this remote's pages by its own table, and other remotes' pages by their release records.
 */
export function usePageNavigation(
  area: NavigationArea,
  pages: readonly PageEntry[],
  others: readonly OtherNavigation[] = [],
): NavigationGroup[] {
  const { t } = useTranslation();
  const text = useText();
  const { get, subscribe } = composedNavigation;
  const composed = useSyncExternalStore(subscribe, get, get);
  const isOwn = new Set(pages.map(({ path }) => path));
  const entries = [
    ...others,
    ...pages.flatMap((page) =>
      [page.navigation ?? []]
        .flat()
        .filter((entry) => entry.area === area)
        .map(({ group, order, label = page.title, ...entry }) => ({
          group,
          order,
          item: itemOf({
            ...entry,
            path: page.path,
            permission: page.permission,
            label: label ? t(label, { defaultValue: label }) : '',
          }),
        })),
    ),
    ...composed
      .filter((entry) => entry.area === area && !isOwn.has(entry.path))
      .map(({ group, order, label, ...entry }) => ({
        group,
        order,
        item: itemOf({ ...entry, label: text(label) }),
      })),
  ];
  const names = [...new Set(entries.map(({ group = '' }) => group))].sort((a, b) => place(a) - place(b));
  return names.map((name) => ({
    ...(headed.includes(name) && { label: t(`navigationGroups.${name}`, { defaultValue: name }) }),
    items: entries
      .filter(({ group = '' }) => group === name)
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item),
  }));
}

const place = (name: string) => (blocks.includes(name) ? blocks.indexOf(name) : blocks.length);

type Entry = {
  path: string;
  label: string;
  icon: string;
  permission?: string | undefined;
  search?: string;
  also?: readonly string[];
};

function itemOf({ path, icon, permission, label, search, also }: Entry): NavigationItem {
  return {
    to: path,
    label,
    icon: navigationIcon(icon),
    // Nobody has a permission that is newer than this build.
    ...(permission && { permission: permission as Permission }),
    ...(search && { search }),
    ...(also && { also }),
  };
}
