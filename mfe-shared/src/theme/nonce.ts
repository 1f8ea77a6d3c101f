declare const __webpack_nonce__: string | undefined;

/** The nonce that this page's policy requires for styles; undefined without a policy. */
export function pageNonce(): string | undefined {
  if (typeof __webpack_nonce__ === 'string' && __webpack_nonce__) return __webpack_nonce__;
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
