import type { SlotArrangement } from 'api';
import type { SlotFiller } from './slots.types';

/** The remotes that the store has ordered come first, the others in the order of their records. */
export function arrangeFillers<Filler extends Pick<SlotFiller, 'remote' | 'order'>>(
  fillers: readonly Filler[],
  { order, hidden }: SlotArrangement = { order: [], hidden: [] },
): Filler[] {
  const place = ({ remote }: Filler) => (order.includes(remote) ? order.indexOf(remote) : order.length);
  return fillers
    .filter(({ remote }) => !hidden.includes(remote))
    .sort(
      (one, other) =>
        place(one) - place(other) || one.order - other.order || one.remote.localeCompare(other.remote),
    );
}
