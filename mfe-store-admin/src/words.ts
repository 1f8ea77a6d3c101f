/** Made by `npm run words`: a key that its namespace does not have does not compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'store-admin/coupons': typeof import('./features/coupons/locales/en.json');
    'store-admin/dashboard': typeof import('./features/dashboard/locales/en.json');
    'store-admin/notifications': typeof import('./features/notifications/locales/en.json');
    'store-admin/orders': typeof import('./features/orders/locales/en.json');
    'store-admin/pages': typeof import('./features/pages/locales/en.json');
    'store-admin/product-editor': typeof import('./features/product-editor/locales/en.json');
    'store-admin/products': typeof import('./features/products/locales/en.json');
    'store-admin/profile': typeof import('./features/profile/locales/en.json');
    'store-admin/roles': typeof import('./features/roles/locales/en.json');
    'store-admin/sessions': typeof import('./features/sessions/locales/en.json');
    'store-admin/staff': typeof import('./features/staff/locales/en.json');
    'store-admin/layout': typeof import('./layout/locales/en.json');
    'store-admin/ui': typeof import('./ui/locales/en.json');
  }
}

export {};
