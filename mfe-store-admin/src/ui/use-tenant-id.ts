import { useTenant } from 'mfe-shared';

/** The store whose back office this is: the second part of every query key. */
export function useTenantId(): string {
  return useTenant().id;
}
