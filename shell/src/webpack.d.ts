/** What webpack puts into a module's scope. */
declare let __webpack_nonce__: string | undefined;

declare module '*.css';
