import type { PageEntry } from 'mfe-shared';
import { attributesQuery } from '../../ui/attribute-query';
import { categoriesQuery } from '../../ui/category-query';
import { products } from '../../ui/product-resource';
import { taxClassesQuery } from '../../ui/tax-class-query';

const permission = 'read_products';
const write = 'write_products';

const form: Omit<PageEntry, 'path' | 'permission'> = {
  write,
  title: 'store-admin/layout:titles.products',
  words: ['store-admin/product-editor'],
  page: () =>
    import(/* webpackChunkName: "product-form-page" */ './product-form').then((m) => m.ProductFormPage),
  load: ({ queryClient, tenantId, may }, { params }) => {
    void queryClient.prefetchQuery(categoriesQuery(tenantId, may('read_categories')));
    void queryClient.prefetchQuery(attributesQuery(tenantId, may('read_attributes')));
    void queryClient.prefetchQuery(taxClassesQuery(tenantId));
    return params.id && queryClient.prefetchQuery(products.one(tenantId, params.id));
  },
};

export const productEditorPages: PageEntry[] = [
  { path: '/admin/products/edit/:id', permission, ...form },
  { path: '/admin/products/:id', permission, ...form },
  {
    path: '/admin/products/add',
    command: 'store-admin/layout:commands.add.products',
    permission: write,
    ...form,
  },
];
