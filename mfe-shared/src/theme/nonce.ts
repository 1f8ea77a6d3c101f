declare const __webpack_nonce__: string | undefined;

/** The nonce that this page's policy allows styles by; undefined where there is no policy. */
export function pageNonce(): string | undefined {
  if (typeof __webpack_nonce__ === 'string' && __webpack_nonce__) return __webpack_nonce__;
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
