import type { Category, CategoryInput } from 'api';
import { inAllLanguages, writtenLanguages } from '../../ui/in-all-languages';

/** A category's form values; an empty `parentId` is the top of the tree. */
export type CategoryValues = Omit<CategoryInput, 'parentId'> & { parentId: string };

export const emptyCategory = (parentId: string): CategoryValues => ({
  name: inAllLanguages({}),
  description: inAllLanguages({}),
  slug: '',
  parentId,
  image: null,
  status: 'show',
});

export const toValues = ({ name, description, parentId }: Category) => ({
  name: inAllLanguages(name),
  description: inAllLanguages(description),
  parentId: parentId ?? '',
});

export const toInput = (values: CategoryValues): CategoryInput => ({
  ...values,
  name: writtenLanguages(values.name),
  description: writtenLanguages(values.description),
  parentId: values.parentId || null,
});
