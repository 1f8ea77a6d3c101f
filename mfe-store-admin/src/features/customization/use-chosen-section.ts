import { useSearchParams } from 'react-router-dom';
import type { SectionName } from './sections';
import { sectionNames } from './sections';

const first: SectionName = 'home';

/** The section in the address: `?section=footer`. */
export function useChosenSection(): [SectionName, (section: SectionName) => void] {
  const [search, setSearch] = useSearchParams();
  const chosen = sectionNames.find((name) => name === search.get('section')) ?? first;
  return [chosen, (section) => setSearch({ section }, { replace: true })];
}
