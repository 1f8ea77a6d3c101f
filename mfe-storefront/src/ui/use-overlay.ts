import type { MouseEvent } from 'react';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Overlay = {
  open: boolean;
  show: () => void;
  hide: () => void;
  /** For a link to the page with the same content, which works without scripts: a plain press opens the overlay. */
  press: (event: MouseEvent) => void;
};

const never = () => () => {};
const none = () => '';

/**
 * A drawer that is open while the URL has its hash, so that the phone's back button closes it and a link can open it.
 */
export function useOverlay(name: 'cart' | 'categories' | 'filters'): Overlay {
  const { search, hash, state } = useLocation();
  // Servers do not receive the hash, so the first render is without it.
  const shown = useSyncExternalStore(never, () => hash, none);
  const navigate = useNavigate();
  const openedHere = (state as { overlay?: string } | null)?.overlay === name;
  const show = () =>
    void navigate({ search, hash: name }, { preventScrollReset: true, state: { overlay: name } });
  return {
    open: shown === `#${name}`,
    show,
    press(event) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show();
    },
    hide: () =>
      openedHere
        ? void navigate(-1)
        : void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true }),
  };
}
