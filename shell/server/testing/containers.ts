/** A container whose modules are the values of these expressions, as scripts/webpack's are seen from outside. */
export const container = (module: string, loading = '') => ({
  of: (global: string) =>
    `globalThis.${global} = { init(scope) { this.scope = scope; }, get: async () => () => { const shared = this.scope ?? globalThis.${global}.scope; ${loading} return ${module}; } };`,
});
export const routes = (lazy = 'async () => ({})', loading = '') =>
  container(
    `{ createRoutes: () => [{ path: '/', children: [{ path: 'search', lazy: ${lazy} }] }], loadTranslations: async () => ({}) }`,
    loading,
  );

/** A back office whose pages are this text, for `browserShell`. */
export const staffRoutes = (text: string) =>
  container(`{ createRoutes: () => [], loadTranslations: async () => ({}), text: (path) => ${text} }`);
