/**
 * Ends a navigation of the old router once the URL is the new one, so that a router with newer builds, or the browser
 * itself for another shell or mfe-shared, starts at that page.
 */
export class Switching extends Error {
  readonly kind: 'router' | 'reload';
  /** Never settles: the screen stays until it is replaced. */
  readonly never = new Promise<never>(() => {});

  constructor(kind: 'router' | 'reload') {
    super('newer builds take over');
    this.name = 'Switching';
    this.kind = kind;
  }
}

export function findSwitching(errors: Record<string, unknown> | null | undefined): Switching | undefined {
  return Object.values(errors ?? {}).find((error) => error instanceof Switching);
}
