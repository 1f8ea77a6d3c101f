import { useTenant } from 'mfe-shared';

/** The back office's store: the second part of every query key. */
export function useTenantId(): string {
  return useTenant().id;
}
