import { useMatches } from 'react-router-dom';
import { hasPermission } from '../session/authorize';
import { useSession } from '../session/use-session';
import type { PageHandle } from './page-routes';

/**
 * Whether the signed-in person has the permission `write` of the open page's entry in the page table, to show or hide
 * what the API would refuse anyway. False on a page whose entry has none. What is rendered on pages of other subjects, as
 * in a slot, calls `usePermission` with its own.
 */
export function useMayWrite(): boolean {
  const write = useMatches()
    .map(({ handle }) => (handle as PageHandle | undefined)?.write)
    .findLast(Boolean);
  return useSession((state) => write !== undefined && hasPermission(state, write));
}
