import { useNavigate } from 'react-router-dom';
import type { FilterChange } from './search.filters';
import { searchPath } from './search.filters';

/**
 * Changes filters in the URL. It reads the present URL, not that of the last render, so that two quick presses are
 * two changes.
 */
export function useApplyFilters(): (
  change: FilterChange | ((present: URLSearchParams) => FilterChange),
) => void {
  const navigate = useNavigate();
  return (change) => {
    const { search, hash } = window.location;
    const present = new URLSearchParams(search);
    const changed = typeof change === 'function' ? change(present) : change;
    void navigate(searchPath(present, changed) + hash, {
      preventScrollReset: true,
      replace: true,
    });
  };
}
