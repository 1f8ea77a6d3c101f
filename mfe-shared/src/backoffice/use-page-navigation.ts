import type { Permission } from 'api';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { findWord } from '../i18n/find-word';
import { useText } from '../i18n/use-text';
import type { WordKey } from '../i18n/word-key';
import type { ComposedEntry } from '../pages/composed-navigation';
import { composedNavigation } from '../pages/composed-navigation';
import type { NavigationArea, PageEntry } from '../pages/page-entry.types';
import { useOtherPagesWords } from '../pages/use-other-pages-words';
import type { NavigationGroup, NavigationItem } from './navigation.types';
import { navigationIcon } from './navigation-icon';

/** The groups of a sidebar in their order; unknown groups come last. */
const blocks = ['start', 'catalog', 'people', 'international', 'online-store', 'pages'];
/** The groups with a heading: `common:navigationGroups.<name>`. */
const headed = ['catalog', 'international', 'online-store', 'pages'] as const;

/** An entry that is not a page of a remote, such as a link to the shop. */
export type OtherNavigation = { group?: string; order: number; item: NavigationItem };

/**
 * The sidebar of an area: this remote's pages by its own table, and other remotes' pages by their release records. The
 * labels are those of the release records, as the texts of pages that are not open are not in the browser.
 */
export function usePageNavigation(
  area: NavigationArea,
  pages: readonly PageEntry[],
  others: readonly OtherNavigation[] = [],
): NavigationGroup[] {
  const { t } = useTranslation();
  const text = useText();
  const { get, subscribe } = composedNavigation;
  const composed = useSyncExternalStore(subscribe, get, get).filter((entry) => entry.area === area);
  const isOwn = new Set(pages.map(({ path }) => path));
  const own = pages.flatMap((page) =>
    [page.navigation ?? []]
      .flat()
      .filter((entry) => entry.area === area)
      .map(({ label = page.title, ...entry }) => ({
        ...entry,
        path: page.path,
        permission: page.permission,
        key: label,
        label: recordedLabel(composed, page.path, entry.search),
      })),
  );
  useOtherPagesWords(own.flatMap(({ key, label }) => (key && !label && !findWord(t, key) ? [key] : [])));
  const entries = [
    ...others,
    ...own.map(({ group, order, key, label, ...entry }) => ({
      group,
      order,
      item: itemOf({ ...entry, label: label ? text(label) : wordOf(key) }),
    })),
    ...composed
      .filter((entry) => !isOwn.has(entry.path))
      .map(({ group, order, label, ...entry }) => ({
        group,
        order,
        item: itemOf({ ...entry, label: text(label) }),
      })),
  ];
  const names = [...new Set(entries.map(({ group = '' }) => group))].sort((a, b) => place(a) - place(b));
  return names.map((name) => {
    const heading = headed.find((one) => one === name);
    return {
      ...(heading && { label: t(`navigationGroups.${heading}`) }),
      items: entries
        .filter(({ group = '' }) => group === name)
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
    };
  });

  function wordOf(key: WordKey | undefined): string {
    return (key && findWord(t, key)) ?? '';
  }
}

const recordedLabel = (entries: readonly ComposedEntry[], path: string, search?: string) =>
  entries.find((entry) => entry.path === path && entry.search === search)?.label;

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
