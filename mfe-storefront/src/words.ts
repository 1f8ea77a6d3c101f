/** Made by `npm run words`: a key that its namespace does not have does not compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'storefront/account': typeof import('./features/account/locales/en.json');
    'storefront/cart': typeof import('./features/cart/locales/en.json');
    'storefront/checkout': typeof import('./features/checkout/locales/en.json');
    'storefront/home': typeof import('./features/home/locales/en.json');
    'storefront/orders': typeof import('./features/orders/locales/en.json');
    'storefront/pages': typeof import('./features/pages/locales/en.json');
    'storefront/products': typeof import('./features/products/locales/en.json');
    'storefront/sessions': typeof import('./features/sessions/locales/en.json');
    'storefront/layout': typeof import('./layout/locales/en.json');
    'storefront/ui': typeof import('./ui/locales/en.json');
  }
}

export {};
