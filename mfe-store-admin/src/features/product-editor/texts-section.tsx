import { TextField, useLanguage, useSettings, useText } from 'mfe-shared';
import { FormSection, LocalizedField } from 'mfe-shared/backoffice';
import { Controller, useFormContext, useWatch } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { LocalizedTextField } from '../../ui/localized-text-field';
import { PictureField } from '../../ui/picture-field';
import { slugify } from '../../ui/slugify';
import { textError } from '../../ui/text-error';
import type { ProductValues } from './product-values';

/** Texts and pictures. A new product's address and SKU follow its name until they are typed. */
export function TextsSection({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('store-admin/product-editor');
  const { control, register, getFieldState, setValue, formState } = useFormContext<ProductValues>();
  const { errors } = formState;
  const text = useText();
  const [language] = useLanguage();
  const { default_language: defaultLanguage } = useSettings().global;
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const languageName = names.of(defaultLanguage) ?? defaultLanguage;
  const follow = (title: string) => {
    if (!isNew) return;
    const typed = (field: 'slug' | 'variants.0.sku') => getFieldState(field).isTouched;
    if (!typed('slug')) setValue('slug', slugify(title), { shouldValidate: formState.isSubmitted });
    if (!typed('variants.0.sku')) setValue('variants.0.sku', slugify(title, 40).toUpperCase());
  };
  return (
    <>
      <FormSection title={t('sections.texts')} help={t('sections.textsHelp')}>
        <Controller
          control={control}
          name="title"
          rules={{
            validate: (title) =>
              Boolean(title[defaultLanguage]?.trim()) ||
              t('problems.titleRequired', { language: languageName }),
          }}
          render={({ field }) => (
            <LocalizedField
              label={t('fields.title')}
              required
              value={field.value}
              error={textError(errors.title)}
              onChange={(title) => {
                field.onChange(title);
                follow(title[defaultLanguage] || text(title));
              }}
            />
          )}
        />
        <LocalizedTextField<ProductValues>
          name="description"
          label={t('fields.description')}
          multiline
          minRows={5}
        />
        <TextField
          label={t('fields.slug')}
          help={t('help.slug')}
          required
          startAdornment="/product/"
          error={errors.slug?.message}
          {...register('slug', {
            required: t('problems.required'),
            pattern: { value: /^[a-z0-9]+(-[a-z0-9]+)*$/, message: t('problems.slug') },
            maxLength: { value: 120, message: t('problems.tooLong', { count: 120 }) },
          })}
        />
        <TextField
          label={t('fields.brand')}
          required={false}
          error={errors.brand?.message}
          {...register('brand', { maxLength: { value: 80, message: t('problems.tooLong', { count: 80 }) } })}
        />
      </FormSection>
      <PicturesSection />
    </>
  );
}

function PicturesSection() {
  const { t } = useTranslation('store-admin/product-editor');
  const text = useText();
  const { control, formState } = useFormContext<ProductValues>();
  const title = useWatch({ control, name: 'title' });
  return (
    <FormSection title={t('fields.images')}>
      <Controller
        control={control}
        name="images"
        render={({ field }) => (
          <PictureField
            value={field.value}
            onChange={field.onChange}
            defaultAlt={text(title)}
            error={formState.errors.images ? t('problems.images') : undefined}
          />
        )}
      />
    </FormSection>
  );
}
