import type { PageEntry } from 'mfe-shared';
import { categories, treeQuery } from './categories.queries';

const words = ['store-admin/categories'] as const;
const title = 'store-admin/layout:titles.categories';

const form = () =>
  import(/* webpackChunkName: "category-form-page" */ './category-form').then((m) => m.CategoryFormPage);

const load: PageEntry['load'] = ({ queryClient, tenantId }, { params: { id } }) => {
  void queryClient.prefetchQuery(treeQuery(tenantId));
  if (id) void queryClient.prefetchQuery(categories.one(tenantId, id));
};

export const categoriesPages: PageEntry[] = [
  {
    path: '/admin/categories',
    permission: 'read_categories',
    title,
    navigation: {
      area: 'admin',
      group: 'catalog',
      icon: 'tree',
      order: 20,
      label: 'store-admin/layout:items.categories',
    },
    words,
    page: () =>
      import(/* webpackChunkName: "category-list-page" */ './category-list-page').then(
        (m) => m.CategoryListPage,
      ),
    load,
  },
  { path: '/admin/categories/:id', permission: 'read_categories', title, words, page: form, load },
  {
    path: '/admin/categories/add',
    command: 'store-admin/layout:commands.add.categories',
    permission: 'write_categories',
    title,
    words,
    page: form,
    load,
  },
];
