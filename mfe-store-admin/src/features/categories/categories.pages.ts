import type { PageEntry } from 'mfe-shared';
import { recordPages } from '../../ui/record-pages';
import { categories, treeQuery } from './categories.queries';

const load: PageEntry['load'] = ({ queryClient, tenantId }, { params: { id } }) => {
  void queryClient.prefetchQuery(treeQuery(tenantId));
  return id && queryClient.prefetchQuery(categories.one(tenantId, id));
};

export const categoriesPages = recordPages({
  path: '/admin/categories',
  title: 'store-admin/layout:titles.categories',
  words: ['store-admin/categories'],
  permission: 'read_categories',
  write: 'write_categories',
  list: {
    navigation: {
      area: 'admin',
      group: 'catalog',
      icon: 'tree',
      order: 20,
      label: 'store-admin/categories:title',
    },
    page: () =>
      import(/* webpackChunkName: "category-list-page" */ './category-list-page').then(
        (m) => m.CategoryListPage,
      ),
    load,
  },
  form: {
    page: () =>
      import(/* webpackChunkName: "category-form-page" */ './category-form').then((m) => m.CategoryFormPage),
    load,
  },
  command: 'store-admin/layout:commands.add.categories',
});
