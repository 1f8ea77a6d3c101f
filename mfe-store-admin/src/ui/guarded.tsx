import type { Permission } from 'api';
import { PageSkeleton, RequireSession, RouteError } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { Outlet } from 'react-router-dom';

/** Routes that need a permission; without it the page says so, inside the layout. */
export function guarded(permission: Permission, children: RouteObject[]): RouteObject {
  return {
    element: (
      <RequireSession loginType="tenantAdmin" permission={permission}>
        <Outlet />
      </RequireSession>
    ),
    errorElement: <RouteError />,
    children: children.map(
      (child) => ({ ...child, errorElement: <RouteError />, HydrateFallback: PageSkeleton }) as RouteObject,
    ),
  };
}
