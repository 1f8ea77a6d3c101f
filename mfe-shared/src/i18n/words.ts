declare module 'i18next' {
  /** What a slice does not have itself is looked for in `common`. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    fallbackNS: 'common';
  }
  /** The words of each namespace; remotes add theirs (`npm run words`). A key that nobody has does not compile. */
  interface ResourceNamespaceMap {
    common: typeof import('./locales/en.json')['common'];
    errors: typeof import('./locales/en.json')['errors'];
    forms: typeof import('../forms/locales/en.json');
    'sign-in': typeof import('../sign-in/locales/en.json');
  }
}

export {};
