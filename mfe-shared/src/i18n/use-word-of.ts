import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { WordGroup, WordNamespace } from './word-key';

/**
 * Words for names that not all have one, such as those of an error: `const wordOf = useWordOf('store-admin/settings')`
 * and `wordOf('problems', message) ?? message`. A group that the namespace lacks does not compile.
 */
export function useWordOf<Namespace extends WordNamespace>(
  namespace: Namespace,
): (group: WordGroup<ParseKeys<Namespace>>, name: string) => string | undefined {
  const { t } = useTranslation(namespace as 'common');
  return (group, name) => t(`${group}.${name}` as 'cancel', { defaultValue: '' }) || undefined;
}
