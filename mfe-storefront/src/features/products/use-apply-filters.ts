import { useNavigate } from 'react-router-dom';
import { searchPath } from './products.filters';

/**
 * Changes filters by way of the address. It starts from the address as it is at that moment, not as it was at the last
 * render: two quick presses are two changes.
 */
export function useApplyFilters(): (change: Record<string, string | number | undefined>) => void {
  const navigate = useNavigate();
  return (change) => {
    const { search, hash } = window.location;
    void navigate(searchPath(new URLSearchParams(search), change) + hash, {
      preventScrollReset: true,
      replace: true,
    });
  };
}
