import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../ui/lazy-page';

export function auditLogRoutes(): RouteObject[] {
  return [
    lazyPage('audit-log', () =>
      import(/* webpackChunkName: "audit-log-page" */ './audit-log-page').then(
        (module) => module.AuditLogPage,
      ),
    ),
  ];
}
