import { useSearchParams } from 'react-router-dom';

/** The state of a list as it is saved: the query of the URL without the page, in a fixed order. */
export function useUnpagedQuery(): string {
  const [search] = useSearchParams();
  const kept = new URLSearchParams(search);
  kept.delete('page');
  kept.sort();
  return kept.toString();
}
