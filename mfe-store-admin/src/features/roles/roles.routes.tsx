import type { RemoteContext } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { guarded } from '../../ui/guarded';
import { rolesQuery } from '../../ui/roles-query';
import { startQueries } from '../../ui/start-queries';
import { permissionsQuery } from './roles.queries';

const form = () =>
  import(/* webpackChunkName: "role-form-page" */ './role-form-page').then((m) => ({
    Component: m.RoleFormPage,
  }));

export const rolesRoutes = ({ queryClient, tenantId }: RemoteContext): RouteObject[] => {
  const loader = startQueries('read_staff', () => {
    void queryClient.prefetchQuery(rolesQuery(tenantId));
    void queryClient.prefetchQuery(permissionsQuery(tenantId));
  });
  return [
    guarded('read_staff', [
      {
        path: 'staff/roles',
        loader,
        lazy: () =>
          import(/* webpackChunkName: "role-list-page" */ './role-list-page').then((m) => ({
            Component: m.RoleListPage,
          })),
      },
      { path: 'staff/roles/:id', loader, lazy: form },
    ]),
    guarded('write_staff', [{ path: 'staff/roles/add', loader, lazy: form }]),
  ];
};
