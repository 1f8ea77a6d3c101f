import type { PageEntry } from 'mfe-shared';

export const auditLogPages: PageEntry[] = [
  {
    path: '/admin/audit-log',
    permission: 'read_staff',
    title: 'store-admin/layout:titles.auditLog',
    navigation: { area: 'admin', group: 'people', icon: 'audit', order: 35 },
    page: () =>
      import(/* webpackChunkName: "audit-log-page" */ './audit-log-page').then((m) => m.AuditLogPage),
  },
];
