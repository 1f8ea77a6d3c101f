import type { PageEntry } from 'mfe-shared';

type Common = 'path' | 'title' | 'words' | 'permission' | 'write';
type Page = Omit<PageEntry, Common>;

type RecordPages = Pick<PageEntry, 'path' | 'title' | 'words'> &
  Required<Pick<PageEntry, 'permission' | 'write'>> & {
    list: Page;
    /** The page of one row, new or not. */
    form: Pick<Page, 'page' | 'load'>;
    /** The name of the page of a new row in the command palette. */
    command?: PageEntry['command'];
  };

/**
 * The pages of a list, `/admin/coupons`, of its rows, `/admin/coupons/:id`, and of a new one, `/admin/coupons/add`. Rows
 * are seen with `permission`, and made, changed and deleted with `write`.
 */
export const recordPages = ({ path, list, form, command, ...common }: RecordPages): PageEntry[] => [
  { ...common, path, ...list },
  { ...common, path: `${path}/:id`, ...form },
  { ...common, path: `${path}/add`, ...form, permission: common.write, ...(command && { command }) },
];
