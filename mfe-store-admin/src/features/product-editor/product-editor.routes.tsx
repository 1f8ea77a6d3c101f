import type { RemoteContext } from 'mfe-shared';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { categoriesQuery } from '../../ui/category-query';
import { guarded } from '../../ui/guarded';
import { may, startQueries } from '../../ui/start-queries';
import { attributesQuery, productQuery } from './product-editor.queries';

const form = () =>
  import(/* webpackChunkName: "product-form-page" */ './product-form-page').then((m) => ({
    Component: m.ProductFormPage,
  }));

export const productEditorRoutes = ({ queryClient, tenantId }: RemoteContext): RouteObject[] => {
  const loader = startQueries('read_products', ({ params }: LoaderFunctionArgs) => {
    void queryClient.prefetchQuery(categoriesQuery(tenantId, may('read_categories')));
    void queryClient.prefetchQuery(attributesQuery(tenantId, may('read_attributes')));
    if (params.id) void queryClient.prefetchQuery(productQuery(tenantId, params.id));
  });
  return [
    guarded('read_products', [
      { path: 'products/edit/:id', loader, lazy: form },
      { path: 'products/:id', loader, lazy: form },
    ]),
    guarded('write_products', [{ path: 'products/add', loader, lazy: form }]),
  ];
};
