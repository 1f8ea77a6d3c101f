import type { PageEntry } from 'mfe-shared';
import { attributesQuery } from '../../ui/attribute-query';
import { attributes } from './attributes.queries';

const words = ['store-admin/attributes'] as const;
const title = 'store-admin/layout:titles.attributes';

const form = () =>
  import(/* webpackChunkName: "attribute-form-page" */ './attribute-form').then((m) => m.AttributeFormPage);

const loadForm: PageEntry['load'] = ({ queryClient, tenantId }, { params: { id } }) => {
  if (id) void queryClient.prefetchQuery(attributes.one(tenantId, id));
};

export const attributesPages: PageEntry[] = [
  {
    path: '/admin/attributes',
    permission: 'read_attributes',
    title,
    navigation: {
      area: 'admin',
      group: 'catalog',
      icon: 'attributes',
      order: 30,
      label: 'store-admin/layout:items.attributes',
    },
    words,
    page: () =>
      import(/* webpackChunkName: "attribute-list-page" */ './attribute-list-page').then(
        (m) => m.AttributeListPage,
      ),
    load: ({ queryClient, tenantId }) => void queryClient.prefetchQuery(attributesQuery(tenantId, true)),
  },
  { path: '/admin/attributes/:id', permission: 'read_attributes', title, words, page: form, load: loadForm },
  {
    path: '/admin/attributes/add',
    command: 'store-admin/layout:commands.add.attributes',
    permission: 'write_attributes',
    title,
    words,
    page: form,
    load: loadForm,
  },
];
