import type { MissingText } from 'api';
import { useWordOf } from 'mfe-shared';
import { usePageWords } from '../../ui/use-page-words';

/** The name of a text where it is edited. */
export function useFieldName(): (text: Pick<MissingText, 'kind' | 'field'>) => string {
  const wordOf = useWordOf('store-admin/translations');
  const { nameOf } = usePageWords();
  return ({ kind, field }) => {
    if (kind === 'customization') return nameOf(field);
    // The id in the name of an attribute's value says nothing to a reader.
    return wordOf('fields', field.startsWith('values.') ? 'value' : field) ?? field;
  };
}
