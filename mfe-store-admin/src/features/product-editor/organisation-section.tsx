import { useSuspenseQuery } from '@tanstack/react-query';
import type { SelectOption } from 'mfe-shared';
import { Select, usePermission, useText } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { Controller, useFormContext } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { CategoryChecks } from '../../ui/category-checks';
import { categoryOptions } from '../../ui/category-options';
import { categoriesQuery } from '../../ui/category-query';
import { TagsField } from '../../ui/tags-field';
import { useTenantId } from '../../ui/use-tenant-id';
import type { ProductValues } from './product-values';

/** The product's categories, brand and tags. */
export function OrganisationSection() {
  const { t } = useTranslation('store-admin/product-editor');
  const text = useText();
  const { control, watch, formState } = useFormContext<ProductValues>();
  const { data } = useSuspenseQuery(categoriesQuery(useTenantId(), usePermission('read_categories')));
  const options = categoryOptions(data, text);
  const main = watch('categoryId');
  return (
    <FormSection title={t('sections.organisation')}>
      <Controller
        control={control}
        name="categoryId"
        render={({ field }) => (
          <Select
            label={t('fields.categoryId')}
            options={[{ value: '', label: t('noCategory') }, ...options, ...unlisted(field.value, options)]}
            error={formState.errors.categoryId?.message}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name="categoryIds"
        render={({ field }) => (
          <CategoryChecks
            label={t('fields.categoryIds')}
            options={options.filter(({ value }) => value !== main)}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="tags"
        render={({ field }) => (
          <TagsField
            label={t('fields.tags')}
            value={field.value}
            onChange={field.onChange}
            suggestions={['organic', 'vegan', 'offer', 'new']}
            error={formState.errors.tags ? t('problems.tags') : undefined}
          />
        )}
      />
    </FormSection>
  );
}

/** A category that this user cannot see stays chosen until another one is. */
function unlisted(value: string, options: SelectOption[]): SelectOption[] {
  return value === '' || options.some((option) => option.value === value) ? [] : [{ value, label: '…' }];
}
