import { constants } from '../constants';

const { inProgressMs, minIntervalMs } = constants.redirect;

/** Keeps failures that come in a bunch from sending the visitor about more than once. */
export type RedirectGuard = {
  /** Takes the right to redirect, unless one is on its way or has just been. */
  start(): boolean;
  isActive(): boolean;
  reset(): void;
};

/** A redirect is in progress for 3 s; the next may start 2 s after the last at the earliest. */
export function createRedirectGuard(now: () => number = () => Date.now()): RedirectGuard {
  let startedAt = Number.NEGATIVE_INFINITY;
  const isActive = () => now() - startedAt < Math.max(inProgressMs, minIntervalMs);
  return {
    isActive,
    start() {
      if (isActive()) return false;
      startedAt = now();
      return true;
    },
    reset() {
      startedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
