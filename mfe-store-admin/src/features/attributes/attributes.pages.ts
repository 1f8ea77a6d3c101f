import { attributesQuery } from '../../ui/attribute-query';
import { recordPages } from '../../ui/record-pages';
import { attributes } from './attributes.queries';

export const attributesPages = recordPages({
  path: '/admin/attributes',
  title: 'store-admin/layout:titles.attributes',
  words: ['store-admin/attributes'],
  permission: 'read_attributes',
  write: 'write_attributes',
  list: {
    navigation: {
      area: 'admin',
      group: 'catalog',
      icon: 'attributes',
      order: 30,
      label: 'store-admin/attributes:title',
    },
    page: () =>
      import(/* webpackChunkName: "attribute-list-page" */ './attribute-list-page').then(
        (m) => m.AttributeListPage,
      ),
    load: ({ queryClient, tenantId }) => queryClient.prefetchQuery(attributesQuery(tenantId, true)),
  },
  form: {
    page: () =>
      import(/* webpackChunkName: "attribute-form-page" */ './attribute-form').then(
        (m) => m.AttributeFormPage,
      ),
    load: ({ queryClient, tenantId }, { params: { id } }) =>
      id && queryClient.prefetchQuery(attributes.one(tenantId, id)),
  },
  command: 'store-admin/layout:commands.add.attributes',
});
