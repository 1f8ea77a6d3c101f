import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Overlay = { open: boolean; show: () => void; hide: () => void };

const never = () => () => {};
const none = () => '';

/**
 * A drawer whose being open is the address's hash, so that the phone's back button closes it and a link can open it.
 */
export function useOverlay(name: 'cart' | 'categories' | 'filters'): Overlay {
  const { search, hash, state } = useLocation();
  // No server is told of a hash, so the first rendering of its page goes without.
  const shown = useSyncExternalStore(never, () => hash, none);
  const navigate = useNavigate();
  const openedHere = (state as { overlay?: string } | null)?.overlay === name;
  return {
    open: shown === `#${name}`,
    show: () => void navigate({ search, hash: name }, { preventScrollReset: true, state: { overlay: name } }),
    hide: () =>
      openedHere
        ? void navigate(-1)
        : void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true }),
  };
}
