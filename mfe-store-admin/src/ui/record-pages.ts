import type { PageEntry } from 'mfe-shared';

type Page = Omit<PageEntry, 'path' | 'title' | 'words'>;

type RecordPages = Pick<PageEntry, 'path' | 'title' | 'words'> & {
  list: Page;
  /** The page of one row, new or not, with the permission of the list. */
  form: Pick<Page, 'page' | 'load'>;
  /** The permission to make a new row, and its name in the command palette. */
  add: Pick<Page, 'permission' | 'command'>;
};

/** The pages of a list, `/admin/coupons`, of its rows, `/admin/coupons/:id`, and of a new one, `/admin/coupons/add`. */
export const recordPages = ({ path, list, form, add, ...common }: RecordPages): PageEntry[] => [
  { ...common, path, ...list },
  { ...common, path: `${path}/:id`, ...(list.permission && { permission: list.permission }), ...form },
  { ...common, path: `${path}/add`, ...add, ...form },
];
