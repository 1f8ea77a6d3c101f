import type { PageEntry } from 'mfe-shared';

export const auditLogPages: PageEntry[] = [
  {
    path: '/platform-admin/audit-log',
    permission: 'read_audit_log',
    title: 'platform-admin/layout:nav.audit-log',
    navigation: { area: 'platform-admin', icon: 'audit', order: 100 },
    page: () =>
      import(/* webpackChunkName: "audit-log-page" */ './audit-log-page').then((m) => m.AuditLogPage),
  },
];
