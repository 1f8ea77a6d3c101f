/** What webpack puts into a module's scope. */
declare let __webpack_nonce__: string | undefined;
declare const __webpack_require__: {
  federation: Record<'runtime' | 'bundlerRuntime' | 'attachShareScopeMap', object>;
};

declare module '*.css';
