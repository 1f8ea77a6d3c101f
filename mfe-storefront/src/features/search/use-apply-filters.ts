import { useNavigate } from 'react-router-dom';
import type { FilterChange } from './search.filters';
import { searchPath } from './search.filters';

/**
 * Changes filters in the URL. It reads the present URL, not that of the last render, so that two quick presses are
 * two changes.
 */
export function useApplyFilters(): (change: FilterChange) => void {
  const navigate = useNavigate();
  return (change) => {
    const { search, hash } = window.location;
    void navigate(searchPath(new URLSearchParams(search), change) + hash, {
      preventScrollReset: true,
      replace: true,
    });
  };
}
