import type { Permission } from 'api';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RemoteContext } from '../app/remote.types';
import type { NavigationIcon } from '../backoffice/navigation-icon';
import type { WordKey } from '../i18n/word-key';
import type { LoginType } from '../session/session.types';

/** The frames whose sidebar is made of pages, each named after the path it begins with. */
export type NavigationArea = 'admin' | 'store-admin' | 'platform-admin';

/** A line in the sidebar of one area. */
export type PageNavigation = {
  area: NavigationArea;
  /** The block it stands in; one without a name comes last. */
  group?: string;
  icon: NavigationIcon;
  /** Its place within the block. */
  order: number;
  /** Key of its words, `store-admin/products:title`; those of the page's title when left out. */
  label?: WordKey;
  /** Added to the address: `?settingTab=common-settings`. */
  search?: string;
  /** Other addresses that belong to it: the pages of single entries. */
  also?: readonly string[];
};

export type PageContext = RemoteContext & {
  /** Whether who is signed in has the permission. */
  may(permission: Permission): boolean;
};

/** One page of a remote. Routes, guards, sidebars, titles and the release record are made of these. */
export type PageEntry = {
  /** The whole path: `/admin/order/:id`. A last `*` stands for everything below that no other page answers to. */
  path: string;
  /** The kind of host it is a page of: a store's (when left out) or the platform's. Operators' pages are on both. */
  host?: 'store' | 'platform';
  /** Who has to be signed in; the path says it when left out (`/admin`: staff, `/user`: customers). */
  login?: LoginType;
  permission?: Permission;
  /** Without the permission one is led to the first of these pages that one may see. */
  otherwise?: readonly string[];
  /** Key of the words that the browser's tab is named by: `store-admin/products:title`. */
  title?: WordKey;
  navigation?: PageNavigation | readonly PageNavigation[];
  /** Gives the page. Every chunk that it asks for is preloaded by the edge. */
  page: () => Promise<ComponentType>;
  /** Starts the page's queries while its chunk is on the way. It is called only for who may see the page. */
  load?: (context: PageContext, args: LoaderFunctionArgs) => void;
  /** Rendered on a server; its content depends on these parameters of the address. */
  render?: { query: readonly string[] };
  /** What search engines and link previews are told about: a product, a category, or the page by its title. */
  head?: 'product' | 'category' | 'page';
  /** Where a store's customization has the words that name the page, in place of `title`: `faq.title`. */
  storeText?: string;
  /** Pages that open inside of this one. */
  children?: readonly PageEntry[];
};
