import { constants } from '../constants';

const { inProgressMs, minIntervalMs } = constants.redirect;

/** Lets several failures at once cause one redirect only. */
export type RedirectGuard = {
  /** Takes the right to redirect, unless a redirect is pending or has just happened. */
  start(): boolean;
  isActive(): boolean;
  reset(): void;
};

/** A redirect is pending for 3 s; the next may start 2 s after the last at the earliest. */
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
