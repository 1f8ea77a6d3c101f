import { Plus, X } from 'lucide-react';
import { Button, IconButton, Select, Stack, TextField, Typography } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { Controller, useFieldArray, useFormContext } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../ui/field-pair';
import { LocalizedTextField } from '../../ui/localized-text-field';
import { TagsField } from '../../ui/tags-field';
import type { ProductValues } from './product-values';

const zones = ['ambient', 'chilled', 'frozen'] as const;

/** The facts about food: ingredients, allergens, nutrition, origin. */
export function FoodSection() {
  const { t } = useTranslation('store-admin/product-editor');
  const { control, register, formState } = useFormContext<ProductValues>();
  const words = (key: 'allergens' | 'diets') => Object.values(t(key, { returnObjects: true }));
  return (
    <FormSection title={t('sections.food')} help={t('sections.foodHelp')}>
      <LocalizedTextField<ProductValues>
        name="ingredients"
        label={t('fields.ingredients')}
        multiline
        minRows={2}
      />
      <Controller
        control={control}
        name="allergens"
        render={({ field }) => (
          <TagsField
            label={t('fields.allergens')}
            value={field.value}
            onChange={field.onChange}
            suggestions={words('allergens')}
          />
        )}
      />
      <Controller
        control={control}
        name="diets"
        render={({ field }) => (
          <TagsField
            label={t('fields.diets')}
            value={field.value}
            onChange={field.onChange}
            suggestions={words('diets')}
          />
        )}
      />
      <NutritionRows />
      <FieldPair>
        <Select
          label={t('fields.storageZone')}
          options={zones.map((value) => ({ value, label: t(`storageZone.${value}`) }))}
          {...register('storageZone')}
        />
        <TextField
          label={t('fields.originCountry')}
          placeholder="DE"
          help={t('help.originCountry')}
          error={formState.errors.originCountry?.message}
          {...register('originCountry', {
            pattern: { value: /^([a-z]{2})?$/i, message: t('problems.country') },
          })}
        />
      </FieldPair>
    </FormSection>
  );
}

function NutritionRows() {
  const { t } = useTranslation('store-admin/product-editor');
  const { control, register } = useFormContext<ProductValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'nutrition' });
  return (
    <Stack role="group" aria-label={t('fields.nutrition')} sx={{ gap: 1, alignItems: 'stretch' }}>
      <Typography component="span" sx={{ fontSize: '0.875rem', fontWeight: 500 }}>
        {t('fields.nutrition')}
      </Typography>
      {fields.map((row, index) => (
        <Stack key={row.id} direction="row" sx={{ gap: 1, alignItems: 'start' }}>
          <TextField
            hideLabel
            label={t('nutrient', { position: index + 1 })}
            placeholder={t('nutrientPlaceholder')}
            inputProps={{ maxLength: 60 }}
            {...register(`nutrition.${index}.name`)}
          />
          <TextField
            hideLabel
            label={t('nutrientValue', { position: index + 1 })}
            placeholder="3.5 g"
            inputProps={{ maxLength: 60 }}
            {...register(`nutrition.${index}.value`)}
          />
          <IconButton label={t('removeNutrient', { position: index + 1 })} onClick={() => remove(index)}>
            <X size={16} />
          </IconButton>
        </Stack>
      ))}
      <Button
        size="small"
        color="neutral"
        variant="outlined"
        startIcon={<Plus size={14} />}
        onClick={() => append({ name: '', value: '' })}
        sx={{ alignSelf: 'start' }}
      >
        {t('addNutrient')}
      </Button>
    </Stack>
  );
}
