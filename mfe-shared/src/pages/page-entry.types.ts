import type { Permission } from 'api';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RemoteContext } from '../app/remote.types';
import type { NavigationIcon } from '../backoffice/navigation-icon';
import type { WordKey, WordNamespace } from '../i18n/word-key';
import type { LoginType } from '../session/session.types';

/** The frames whose sidebar is made from pages, named after their first path. */
export type NavigationArea = 'admin' | 'store-admin' | 'platform-admin';

/** An entry in the sidebar of one area. */
export type PageNavigation = {
  area: NavigationArea;
  /** Its group; one without a name comes last. */
  group?: string;
  icon: NavigationIcon;
  /** Its position in the group. */
  order: number;
  /**
   * The key of its label, `store-admin/products:title`; by default that of the page's title. The release record has the
   * text, so that it may be one of those that come with the page.
   */
  label?: WordKey;
  /** A query that is added to the path: `?settingTab=common-settings`. */
  search?: string;
  /** Other paths that belong to it: the pages of single rows. */
  also?: readonly string[];
};

export type PageContext = RemoteContext & {
  /** Whether the signed-in person has the permission. */
  may(permission: Permission): boolean;
};

/** One page of a remote. Routes, guards, sidebars, titles and the release record are made from these. */
export type PageEntry = {
  /** The whole path: `/admin/order/:id`. A final `*` matches everything below that no other page matches. */
  path: string;
  /** The kind of host: a store's (by default) or the platform's. Operators' pages are on both. */
  host?: 'store' | 'platform';
  /** The login type; by default the path's (`/admin`: staff, `/user`: customers). */
  login?: LoginType;
  /** The permission to see the page. */
  permission?: Permission;
  /** The permission to change what the page shows, for `useMayWrite`. A literal, like `permission`. */
  write?: Permission;
  /** Without the permission the visitor is redirected to the first of these pages that they may see. */
  otherwise?: readonly string[];
  /** The key of the document title: `store-admin/products:title`. */
  title?: WordKey;
  navigation?: PageNavigation | readonly PageNavigation[];
  /**
   * The key of its name in the command palette, for a page outside of the sidebar. It is in a namespace that is loaded
   * with the remote: `store-admin/layout:commands.add.coupons`.
   */
  command?: WordKey;
  /**
   * The namespaces that only pages like this one need: `['store-admin/products']`. They are loaded with the page
   * instead of with the remote.
   */
  words?: readonly WordNamespace[];
  /** Loads the page. The edge preloads every chunk that it imports. */
  page: () => Promise<ComponentType>;
  /** The entry points of mfe-shared that it imports besides the first one and its frame's: the edge preloads them. */
  shared?: readonly 'sign-in'[];
  /**
   * Starts the page's queries while its chunk loads. It is called only for people who may see the page. The page that is
   * left stays until a promise that it returns is settled, for 200 ms at most.
   */
  load?: (context: PageContext, args: LoaderFunctionArgs) => void;
  /** Rendered on a server; its content depends on these query parameters. */
  render?: { query: readonly string[] };
  /** It works without a connection: browsers keep it before it is opened. Its HTML has to be the same for everybody. */
  offline?: true;
  /**
   * The subject for search engines and link previews: a product, a category, or the page by its title. The path of a
   * product's page ends with its slug; that of a category reads the query parameters `category`, `q` and `page`.
   */
  head?: 'product' | 'category' | 'page';
  /**
   * The field of a store's customization that replaces `title`: `faq.title`. The HTML of other pages does not have its
   * section; the browser fetches it on the way to this page.
   */
  storeText?: string;
  /** Pages that open inside this one. */
  children?: readonly PageEntry[];
};
