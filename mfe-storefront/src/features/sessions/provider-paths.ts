/** Where another service leads back to: the sign-in page, which then knows who was asked and where to go on. */
export function backFromProvider(provider: string, returnUrl: string): string {
  return `/auth/login?${new URLSearchParams({ oauth: provider, returnUrl })}`;
}

/** The service of such a path. */
export function providerOfReturn(path: string | null): string | null {
  return new URLSearchParams(path?.split('?')[1]).get('oauth');
}
