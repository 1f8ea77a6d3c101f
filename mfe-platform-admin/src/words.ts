/** Made by `npm run words`: a key that its namespace does not have does not compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'platform-admin/audit-log': typeof import('./features/audit-log/locales/en.json');
    'platform-admin/compositions': typeof import('./features/compositions/locales/en.json');
    'platform-admin/dashboard': typeof import('./features/dashboard/locales/en.json');
    'platform-admin/deploy-tokens': typeof import('./features/deploy-tokens/locales/en.json');
    'platform-admin/landing': typeof import('./features/landing/locales/en.json');
    'platform-admin/mails': typeof import('./features/mails/locales/en.json');
    'platform-admin/pages': typeof import('./features/pages/locales/en.json');
    'platform-admin/profile': typeof import('./features/profile/locales/en.json');
    'platform-admin/releases': typeof import('./features/releases/locales/en.json');
    'platform-admin/sessions': typeof import('./features/sessions/locales/en.json');
    'platform-admin/sign-ups': typeof import('./features/sign-ups/locales/en.json');
    'platform-admin/telemetry': typeof import('./features/telemetry/locales/en.json');
    'platform-admin/tenants': typeof import('./features/tenants/locales/en.json');
    'platform-admin/layout': typeof import('./layout/locales/en.json');
    'platform-admin/ui': typeof import('./ui/locales/en.json');
  }
}

export {};
