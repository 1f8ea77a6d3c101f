import { useQuery } from '@tanstack/react-query';
import { minorDigits, useLanguage, usePermission, useSettings, useText } from 'mfe-shared';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { categoriesQuery } from '../../ui/category-query';
import { useTenantId } from '../../ui/use-tenant-id';
import type { SheetText } from './sheet-text';
import { categoryPaths, sheetText } from './sheet-text';

/** How cells are written and read; undefined until the names of the categories are there. */
export function useSheetText(): SheetText | undefined {
  const { t } = useTranslation('store-admin/product-sheet');
  const [language] = useLanguage();
  const digits = minorDigits(useSettings().global.default_currency);
  const text = useText();
  const { data, isError } = useQuery(categoriesQuery(useTenantId(), usePermission('read_categories')));
  return useMemo(() => {
    // Without the categories all else can be edited.
    const found = data ?? (isError ? [] : undefined);
    return (
      found &&
      sheetText({
        language,
        digits,
        statusNames: { show: t('status.show'), hide: t('status.hide'), draft: t('status.draft') },
        nameOf: text,
        categories: categoryPaths(found, text),
      })
    );
  }, [data, isError, language, digits, t, text]);
}
