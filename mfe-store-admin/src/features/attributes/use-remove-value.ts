import { notify, useText } from 'mfe-shared';
import type { useFieldArray } from 'mfe-shared/forms';
import { useFormContext } from 'mfe-shared/forms';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttributeValues } from './attribute-values';

type Values = Pick<ReturnType<typeof useFieldArray<AttributeValues, 'values', 'key'>>, 'remove' | 'insert'>;

/** Takes a value out of the form, and offers Undo. */
export function useRemoveValue({ remove, insert }: Values): (index: number) => void {
  const { t } = useTranslation(['store-admin/attributes', 'common']);
  const text = useText();
  const { getValues, formState } = useFormContext<AttributeValues>();
  const stored = useRef(formState.defaultValues);
  useEffect(() => {
    stored.current = formState.defaultValues;
  });
  return (index) => {
    const value = getValues(`values.${index}`);
    const undo = () => {
      // Once the form is saved without it, the API does not know its id any more.
      const isKnown = stored.current?.values?.some((one) => one?.id === value.id);
      insert(index, isKnown ? value : { ...value, id: '' });
    };
    remove(index);
    const name = text(value.name) || t('valueName', { position: index + 1 });
    notify.success(t('valueRemoved', { name }), { label: t('common:undo'), run: undo });
  };
}
