import type {} from '../words';

declare module 'i18next' {
  /** Keys that a slice lacks are looked up in `common`. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    fallbackNS: 'common';
  }
}
