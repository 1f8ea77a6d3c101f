import { useLocation, useNavigate } from 'react-router-dom';

type Overlay = { open: boolean; show: () => void; hide: () => void };

/**
 * A drawer whose being open is the address's hash, so that the phone's back button closes it and a link can open it.
 */
export function useOverlay(name: 'cart' | 'categories' | 'filters'): Overlay {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const openedHere = (state as { overlay?: string } | null)?.overlay === name;
  return {
    open: hash === `#${name}`,
    show: () => void navigate({ search, hash: name }, { preventScrollReset: true, state: { overlay: name } }),
    hide: () =>
      openedHere
        ? void navigate(-1)
        : void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true }),
  };
}
