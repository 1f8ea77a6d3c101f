import type { AttributeDetail } from 'api';
import { useRecordForm } from 'mfe-shared/forms';
import { useState } from 'react';
import { emptyAttribute, toInput, toValues } from './attribute-values';
import { attributes } from './attributes.queries';

/** The attribute's form; `attribute` is null for a new one. */
export function useAttributeForm(attribute: AttributeDetail | null) {
  const [empty] = useState(emptyAttribute);
  return useRecordForm(attributes, {
    record: attribute,
    empty,
    toValues,
    toInput,
    words: 'store-admin/attributes',
    createdPath: ({ id }) => `/admin/attributes/${id}`,
  });
}
