import type { AttributeDetail, AttributeInput } from 'api';
import { inAllLanguages, writtenLanguages } from '../../ui/in-all-languages';

/** An attribute's form values: every text in each language, and no color as an empty text. */
export type AttributeValues = Omit<AttributeInput, 'filterable' | 'values'> & {
  filterable: boolean;
  values: { id: string; name: AttributeInput['name']; swatch: string; status: 'show' | 'hide' }[];
};

/** `id` is empty until the value is saved. */
export const emptyValue = (): AttributeValues['values'][number] => ({
  id: '',
  name: inAllLanguages({}),
  swatch: '',
  status: 'show',
});

export const emptyAttribute = (): AttributeValues => ({
  title: inAllLanguages({}),
  name: inAllLanguages({}),
  option: 'radio',
  status: 'show',
  filterable: false,
  values: [emptyValue()],
});

export const toValues = ({ title, name, values }: AttributeDetail) => ({
  title: inAllLanguages(title),
  name: inAllLanguages(name),
  values: values.map((value) => ({
    id: value.id,
    name: inAllLanguages(value.name),
    swatch: value.swatch ?? '',
    status: value.status,
  })),
});

export const toInput = ({ title, name, values, ...rest }: AttributeValues): AttributeInput => ({
  ...rest,
  title: writtenLanguages(title),
  name: writtenLanguages(name),
  values: values.map((value) => ({
    ...(value.id ? { id: value.id } : {}),
    name: writtenLanguages(value.name),
    swatch: value.swatch || null,
    status: value.status,
  })),
});
