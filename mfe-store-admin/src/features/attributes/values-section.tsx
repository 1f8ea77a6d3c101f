import { Plus } from 'lucide-react';
import { Box, Button, VisuallyHidden } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useFieldArray, useFormContext } from 'mfe-shared/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttributeValues } from './attribute-values';
import { emptyValue } from './attribute-values';
import { useRemoveValue } from './use-remove-value';
import { ValueRow } from './value-row';

/** The attribute's values in their order. `used` has the number of variants by value. */
export function ValuesSection({ used }: { used: Map<string, number> }) {
  const { t } = useTranslation('store-admin/attributes');
  const { control, getValues } = useFormContext<AttributeValues>();
  // `id` is the value's own.
  const values = useFieldArray({ control, name: 'values', keyName: 'key' });
  const { fields, append, move } = values;
  const remove = useRemoveValue(values);
  const [announcement, setAnnouncement] = useState('');
  return (
    <FormSection title={t('fields.values')} help={t('help.values')}>
      <Box component="ol" role="list" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {fields.map(({ key }, index) => (
          <ValueRow
            key={key}
            index={index}
            count={fields.length}
            variants={used.get(getValues(`values.${index}.id`)) ?? 0}
            onMove={(to) => {
              move(index, to);
              setAnnouncement(t('moved', { position: to + 1 }));
            }}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      <Button
        variant="outlined"
        color="neutral"
        startIcon={<Plus size={16} />}
        onClick={() => append(emptyValue())}
        sx={{ justifySelf: 'start' }}
      >
        {t('addValue')}
      </Button>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </FormSection>
  );
}
