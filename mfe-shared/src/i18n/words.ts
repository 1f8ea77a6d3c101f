import type { Placeholders } from './placeholders';

declare module 'i18next' {
  /** Keys that a slice lacks are looked up in `common`. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    fallbackNS: 'common';
  }
  /** The texts of each namespace; remotes add theirs (`npm run words`). An unknown key or value does not compile. */
  interface ResourceNamespaceMap {
    'audit-log': typeof import('../audit-log/locales/en.json') & Placeholders['audit-log'];
    'store-visit': typeof import('../store-visit/locales/en.json') & Placeholders['store-visit'];
    figures: typeof import('../figures/locales/en.json') & Placeholders['figures'];
    support: typeof import('../support/locales/en.json') & Placeholders['support'];
    'own-domains': typeof import('../own-domains/locales/en.json') & Placeholders['own-domains'];
    'plan-invoice': typeof import('../plan-invoice/locales/en.json') & Placeholders['plan-invoice'];
    common: typeof import('./locales/en.json')['common'] & Placeholders['common'];
    errors: typeof import('./locales/en.json')['errors'];
    forms: typeof import('../forms/locales/en.json') & Placeholders['forms'];
    'sign-in': typeof import('../sign-in/locales/en.json') & Placeholders['sign-in'];
    'second-factors': typeof import('../second-factors/locales/en.json') & Placeholders['second-factors'];
  }
}
