import type { MissingText } from 'api';
import { useTranslation } from 'react-i18next';
import { usePageWords } from '../../ui/use-page-words';

/** The name of a text where it is edited. */
export function useFieldName(): (text: Pick<MissingText, 'kind' | 'field'>) => string {
  const { t } = useTranslation('store-admin/translations');
  const { nameOf } = usePageWords();
  return ({ kind, field }) => {
    if (kind === 'customization') return nameOf(field);
    // The id in the name of an attribute's value says nothing to a reader.
    return t(`fields.${field.startsWith('values.') ? 'value' : field}`, { defaultValue: field });
  };
}
