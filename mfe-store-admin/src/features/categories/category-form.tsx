import { useSuspenseQuery } from '@tanstack/react-query';
import type { Category } from 'api';
import { Button, Select, TextField, useMayWrite, useSettings, useText } from 'mfe-shared';
import { FormSection, LocalizedField, RecordPage } from 'mfe-shared/backoffice';
import { Controller, useChoices, useFormContext, useNamedFields, VersionedFormPage } from 'mfe-shared/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { categoryOptions } from '../../ui/category-options';
import { LocalizedTextField } from '../../ui/localized-text-field';
import { slugify } from '../../ui/slugify';
import { textError } from '../../ui/text-error';
import { useTenantId } from '../../ui/use-tenant-id';
import { categories, treeQuery } from './categories.queries';
import { CategoryPicture } from './category-picture';
import { mayBeBelow } from './category-tree';
import type { CategoryValues } from './category-values';
import { ChildrenSection } from './children-section';
import { DeleteDialog } from './delete-dialog';
import { useCategoryForm } from './use-category-form';

/** /admin/categories/add and /admin/categories/:id */
export function CategoryFormPage() {
  return <RecordPage resource={categories}>{(category) => <CategoryForm category={category} />}</RecordPage>;
}

/** Texts, picture and place of a category, and those below it. `category` is null for a new one. */
function CategoryForm({ category }: { category: Category | null }) {
  const { t } = useTranslation('store-admin/categories');
  const text = useText();
  const navigate = useNavigate();
  const mayWrite = useMayWrite();
  const [deleting, setDeleting] = useState(false);
  const { data: all } = useSuspenseQuery(treeQuery(useTenantId()));
  return (
    <VersionedFormPage
      versioned={useCategoryForm(category, all)}
      title={category ? text(category.name) : t('addTitle')}
      back={{ to: '/admin/categories', label: t('title') }}
      readOnly={mayWrite ? null : t('readOnly')}
      actions={
        category && mayWrite ? (
          <>
            <Button color="error" variant="outlined" onClick={() => setDeleting(true)}>
              {t('delete')}
            </Button>
            {deleting ? (
              <DeleteDialog
                category={category}
                onClose={() => setDeleting(false)}
                onDeleted={() => navigate('/admin/categories', { replace: true })}
              />
            ) : null}
          </>
        ) : null
      }
      aside={
        <>
          <PlaceSection id={category?.id ?? null} all={all} />
          {category ? <ChildrenSection category={category} all={all} mayWrite={mayWrite} /> : null}
        </>
      }
    >
      <TextsSection isNew={!category} />
    </VersionedFormPage>
  );
}

/** A new category's address follows its name until it is typed. */
function TextsSection({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('store-admin/categories');
  const { control, formState, getFieldState, setValue } = useFormContext<CategoryValues>();
  const field = useNamedFields<CategoryValues>();
  const { default_language: defaultLanguage } = useSettings().global;
  return (
    <FormSection title={t('sections.texts')}>
      <Controller
        control={control}
        name="name"
        render={({ field: { onChange, ...name } }) => (
          <LocalizedField
            label={t('fields.name')}
            required
            maxLength={200}
            error={textError(formState.errors.name)}
            {...name}
            onChange={(next) => {
              onChange(next);
              if (isNew && !getFieldState('slug').isTouched)
                setValue('slug', slugify(next[defaultLanguage] ?? ''), {
                  shouldValidate: formState.isSubmitted,
                });
            }}
          />
        )}
      />
      <LocalizedTextField<CategoryValues> name="description" multiline maxLength={2_000} />
      <TextField
        help={t('help.slug')}
        required
        autoComplete="off"
        startAdornment="/search?category="
        {...field('slug', {
          required: t('problems.required'),
          pattern: { value: /^[a-z0-9]+(-[a-z0-9]+)*$/, message: t('problems.slug') },
          maxLength: { value: 120, message: t('problems.slug') },
        })}
      />
      <Controller
        control={control}
        name="image"
        render={({ field: { value, onChange } }) => <CategoryPicture value={value} onChange={onChange} />}
      />
    </FormSection>
  );
}

function PlaceSection({ id, all }: { id: string | null; all: Category[] }) {
  const { t } = useTranslation('store-admin/categories');
  const text = useText();
  const field = useNamedFields<CategoryValues>();
  const choice = useChoices<CategoryValues>();
  const parents = categoryOptions(all, text).filter(({ value }) => mayBeBelow(all, id, value));
  return (
    <FormSection title={t('sections.place')}>
      <Select options={[{ value: '', label: t('top') }, ...parents]} {...field('parentId')} />
      <Select help={t('help.status')} {...choice('status', ['show', 'hide'])} />
    </FormSection>
  );
}
