import type { Attribute, AttributeDetail } from 'api';
import { useRecordForm } from 'mfe-shared/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyAttribute, toInput, toValues } from './attribute-values';
import { attributes } from './attributes.queries';

/** The attribute's form; `attribute` is null for a new one. */
export function useAttributeForm(attribute: AttributeDetail | null) {
  const { t } = useTranslation('store-admin/attributes');
  const [empty] = useState(emptyAttribute);
  return useRecordForm(attributes, {
    ...{ record: attribute, empty, toValues, toInput, words: 'store-admin/attributes' },
    showValue: (path, value) => {
      if (path === 'option') return t(`option.${value as Attribute['option']}`);
      if (path === 'status') return t(`status.${value as Attribute['status']}`);
      return Array.isArray(value) ? t('valueCount', { count: value.length }) : undefined;
    },
    createdPath: ({ id }) => `/admin/attributes/${id}`,
  });
}
