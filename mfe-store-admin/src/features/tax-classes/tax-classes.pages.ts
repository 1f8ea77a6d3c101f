import { recordPages } from '../../ui/record-pages';
import { taxClasses } from './tax-classes.queries';

export const taxClassesPages = recordPages({
  path: '/admin/tax-classes',
  title: 'store-admin/tax-classes:title',
  words: ['store-admin/tax-classes'],
  permission: 'read_products',
  write: 'write_settings',
  list: {
    navigation: { area: 'admin', group: 'catalog', icon: 'tax', order: 35 },
    page: () =>
      import(/* webpackChunkName: "tax-class-list-page" */ './tax-class-list-page').then(
        (m) => m.TaxClassListPage,
      ),
  },
  form: {
    page: () =>
      import(/* webpackChunkName: "tax-class-form-page" */ './tax-class-form').then(
        (m) => m.TaxClassFormPage,
      ),
    load: ({ queryClient, tenantId }, { params: { id } }) =>
      id && queryClient.prefetchQuery(taxClasses.one(tenantId, id)),
  },
});
