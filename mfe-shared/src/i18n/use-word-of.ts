import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { WordValues } from './find-word';
import { findWord } from './find-word';
import type { WordGroup, WordNamespace } from './word-key';

/** The word for a name in a group of words; undefined where there is none. */
export type WordOf<Group> = (group: Group, name: string, values?: WordValues) => string | undefined;

/**
 * Words for names that not all have one, such as those of an error: `const wordOf = useWordOf('store-admin/settings')`
 * and `wordOf('problems', message) ?? message`. A group that the namespace lacks does not compile.
 */
export function useWordOf<Namespace extends WordNamespace>(
  namespace: Namespace,
): WordOf<WordGroup<ParseKeys<Namespace>>>;
/** @deprecated For remotes of 1.66, whose texts have no values. */
export function useWordOf<Namespace extends WordNamespace>(
  namespace: Namespace,
): (group: WordGroup<ParseKeys<Namespace>>, name: string) => string | undefined;
export function useWordOf(namespace: WordNamespace): WordOf<string> {
  const { t } = useTranslation(namespace as 'common');
  return (group, name, values) => findWord(t, `${group}.${name}`, values);
}
