import { useLayoutEffect } from 'react';
import { holdUpdates } from './hold-updates';

/** Holds the page's builds while active: a form has unsaved changes, an upload runs, a checkout is open. */
export function useHoldUpdates(active: boolean, reason = 'component'): void {
  useLayoutEffect(() => (active ? holdUpdates(reason) : undefined), [active, reason]);
}
