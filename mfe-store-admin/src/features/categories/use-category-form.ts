import type { Category } from 'api';
import { useText } from 'mfe-shared';
import { useRecordForm } from 'mfe-shared/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { categories } from './categories.queries';
import { emptyCategory, toInput, toValues } from './category-values';

/** The category's form; `category` is null for a new one, whose parent may be in the address. */
export function useCategoryForm(category: Category | null, all: Category[]) {
  const { t } = useTranslation('store-admin/categories');
  const text = useText();
  const [search] = useSearchParams();
  const [empty] = useState(() => emptyCategory(search.get('parent') ?? ''));
  return useRecordForm(categories, {
    record: category,
    empty,
    toValues,
    toInput,
    words: 'store-admin/categories',
    codes: { SLUG_TAKEN: 'slug' },
    showValue: (path, value) =>
      path === 'parentId' ? text(all.find(({ id }) => id === value)?.name) || t('top') : undefined,
    createdPath: ({ id }) => `/admin/categories/${id}`,
  });
}
