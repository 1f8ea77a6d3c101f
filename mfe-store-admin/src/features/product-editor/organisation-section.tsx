import { useSuspenseQuery } from '@tanstack/react-query';
import type { SelectOption } from 'mfe-shared';
import { Box, Checkbox, Select, usePermission, useText } from 'mfe-shared';
import { FormSection, ScrollArea } from 'mfe-shared/backoffice';
import { Controller, useFormContext } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { categoryOptions } from '../../ui/category-options';
import { categoriesQuery } from '../../ui/category-query';
import { TagsField } from '../../ui/tags-field';
import { useTenantId } from '../../ui/use-tenant-id';
import type { ProductValues } from './product-values';

/** Where it is found. */
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
          <Box component="fieldset" sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
            <Box component="legend" sx={{ mb: 0.5, p: 0, fontSize: '0.875rem', fontWeight: 500 }}>
              {t('fields.categoryIds')}
            </Box>
            <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
              <ScrollArea maxHeight={200}>
                <Box sx={{ display: 'grid', gap: 0.5, p: 1.25 }}>
                  {options
                    .filter(({ value }) => value !== main)
                    .map(({ value, label }) => (
                      <Checkbox
                        key={value}
                        label={label}
                        checked={field.value.includes(value)}
                        onChange={({ target }) =>
                          field.onChange(
                            target.checked
                              ? [...field.value, value]
                              : field.value.filter((id) => id !== value),
                          )
                        }
                      />
                    ))}
                </Box>
              </ScrollArea>
            </Box>
          </Box>
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
