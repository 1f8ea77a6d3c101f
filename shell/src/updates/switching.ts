/**
 * Ends a navigation of the old router once the address is the new one, so that whoever comes next begins there: a
 * router with newer builds, or the browser itself when the shell or mfe-shared are others.
 */
export class Switching extends Error {
  readonly kind: 'router' | 'reload';
  /** Never settles: what is on the screen stays until it is replaced. */
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
