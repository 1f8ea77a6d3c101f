/** The path that a provider returns to: the sign-in page with the provider and the page that the shopper wanted. */
export function backFromProvider(provider: string, returnUrl: string): string {
  return `/auth/login?${new URLSearchParams({ oauth: provider, returnUrl })}`;
}

/** The provider in such a path. */
export function providerOfReturn(path: string | null): string | null {
  return new URLSearchParams(path?.split('?')[1]).get('oauth');
}
