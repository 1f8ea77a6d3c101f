import type { RemoteContext } from 'mfe-shared';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { guarded } from '../../ui/guarded';
import { rolesQuery } from '../../ui/roles-query';
import { startQueries } from '../../ui/start-queries';
import { staffMemberQuery } from './staff.queries';

const list = () =>
  import(/* webpackChunkName: "staff-list-page" */ './staff-list-page').then((m) => ({
    Component: m.StaffListPage,
  }));

export const staffRoutes = ({ queryClient, tenantId }: RemoteContext): RouteObject[] => {
  const loader = startQueries('read_staff', ({ params }: LoaderFunctionArgs) => {
    void queryClient.prefetchQuery(rolesQuery(tenantId));
    if (params.id) void queryClient.prefetchQuery(staffMemberQuery(tenantId, params.id));
  });
  return [
    guarded('read_staff', [
      { path: 'staff', loader, lazy: list },
      { path: 'our-staff', loader, lazy: list },
      {
        path: 'staff/:id',
        loader,
        lazy: () =>
          import(/* webpackChunkName: "staff-detail-page" */ './staff-detail-page').then((m) => ({
            Component: m.StaffDetailPage,
          })),
      },
    ]),
  ];
};
