declare module 'i18next' {
  /** Keys that a slice lacks are looked up in `common`. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    fallbackNS: 'common';
  }
  /** The texts of each namespace; remotes add theirs (`npm run words`). An unknown key does not compile. */
  interface ResourceNamespaceMap {
    common: typeof import('./locales/en.json')['common'];
    errors: typeof import('./locales/en.json')['errors'];
    forms: typeof import('../forms/locales/en.json');
    'sign-in': typeof import('../sign-in/locales/en.json');
  }
}

export {};
