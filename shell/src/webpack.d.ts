/** The globals that webpack defines in a module. */
declare let __webpack_nonce__: string | undefined;

declare module '*.css';
