// Not in the package for other repositories, whose remotes may pass a default with any key.
/// <reference path="./strict-keys.d.ts" />
import type {} from '../words';

declare module 'i18next' {
  /** Keys that a slice lacks are looked up in `common`. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    fallbackNS: 'common';
  }
}
