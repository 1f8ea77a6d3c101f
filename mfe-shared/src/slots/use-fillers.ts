import { useQuery } from '@tanstack/react-query';
import type { Permission } from 'api';
import { useSyncExternalStore } from 'react';
import { hasPermission } from '../session/authorize';
import { useSession } from '../session/use-session';
import { settingsQueries } from '../settings/settings.queries';
import { useTenant } from '../tenant/use-tenant';
import { arrangeFillers } from './arrange-fillers';
import { composedSlots } from './composed-slots';
import type { SlotFiller } from './slots.types';

/** The fillers of a slot that the person may see, as the store has arranged them. */
export function useFillers(slot: string): readonly SlotFiller[] {
  const { id: tenantId } = useTenant();
  const all = useSyncExternalStore(composedSlots.subscribe, composedSlots.get, composedSlots.getOnServer);
  const session = useSession();
  const fillers = all.filter(
    (one) => one.slot === slot && (!one.permission || hasPermission(session, one.permission as Permission)),
  );
  const isAsked = fillers.length > 0 && tenantId !== '';
  const arranged = useQuery({ ...settingsQueries.slots(tenantId), enabled: isAsked });
  // A store's order that cannot be read is not worth waiting for.
  return isAsked && arranged.isPending ? [] : arrangeFillers(fillers, arranged.data?.[slot]);
}
