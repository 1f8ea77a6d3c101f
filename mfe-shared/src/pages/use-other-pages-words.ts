import { useEffect, useState } from 'react';
import { useMatches } from 'react-router-dom';
import type { WordKey, WordNamespace } from '../i18n/word-key';
import type { PageHandle } from './page-routes';

/**
 * Loads the texts with these keys, which come with pages that are not open. It is for where no composition has them: a
 * remote alone, a test, and a page that was opened without a sidebar.
 */
export function useOtherPagesWords(keys: readonly WordKey[]): void {
  const [, setLoaded] = useState('');
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const add = handles.findLast((handle) => handle?.addWords)?.addWords;
  const namespaces = [...new Set(keys.map((key) => key.split(':')[0]))].join();
  useEffect(() => {
    if (!add || !namespaces) return;
    add(namespaces.split(',') as WordNamespace[]).then(
      () => setLoaded(namespaces),
      // Without its label an entry has its icon.
      () => {},
    );
  }, [add, namespaces]);
}
