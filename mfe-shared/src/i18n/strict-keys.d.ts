import 'i18next';

declare module 'i18next' {
  /** A key that is made of data does not compile with a default either: `useWordOf` finds its word. */
  interface CustomTypeOptions {
    strictKeyChecks: true;
  }
}
