/** As much as we use of it; it comes without types. */
declare module 'semver' {
  export function satisfies(version: string, range: string): boolean;
}
