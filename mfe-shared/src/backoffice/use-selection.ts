import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** By history entry: going back to a list restores its selection; another page or filter starts without one. */
const selections = new Map<string, readonly string[]>();

export type Selection = {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  setAll: (ids: readonly string[]) => void;
  clear: () => void;
};

/** The selected rows. */
export function useSelection(): Selection {
  const { key } = useLocation();
  const [, renderAgain] = useState(0);
  const ids = selections.get(key) ?? [];
  const setAll = useCallback(
    (next: readonly string[]) => {
      if (next.length > 0) selections.set(key, next);
      else selections.delete(key);
      renderAgain((count) => count + 1);
    },
    [key],
  );
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id) => setAll(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    setAll,
    clear: () => setAll([]),
  };
}
