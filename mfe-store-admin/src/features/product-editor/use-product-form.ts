import type { ProductDetail } from 'api';
import type { ApiErrorDetail } from 'mfe-shared';
import { ApiError, notify, useLanguage, useSettings } from 'mfe-shared';
import type { BaseSyntheticEvent } from 'react';
import { useEffect, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Merge } from '../../ui/merge-changes';
import { mergeChanges } from '../../ui/merge-changes';
import { minorDigits } from '../../ui/minor-units';
import { useReadNewest, useSaveProduct } from './product-editor.queries';
import type { ProductValues } from './product-values';
import { emptyProduct, toInput, toValues } from './product-values';

/**
 * The form's state and its way to the server and back. What somebody else saved meanwhile is laid under what was typed
 * here; nothing typed is lost, and saving again is one press.
 */
export function useProductForm(product: ProductDetail | null) {
  const { t } = useTranslation('store-admin/product-editor');
  const navigate = useNavigate();
  const [language] = useLanguage();
  const digits = minorDigits(useSettings().global.default_currency);
  const [base, setBase] = useState(product);
  const [merge, setMerge] = useState<Merge<ProductValues> | null>(null);
  const save = useSaveProduct();
  const readNewest = useReadNewest();
  const form = useForm<ProductValues>({
    defaultValues: base ? toValues(base, digits, language) : emptyProduct,
  });
  const { isDirty } = form.formState;

  const take = (newest: ProductDetail) => {
    setBase(newest);
    setMerge(null);
    form.reset(toValues(newest, digits, language));
  };
  const outdated = product !== null && product.version > (base?.version ?? 0) && !isDirty;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a newer version has arrived and nothing is typed.
  useEffect(() => {
    if (outdated) take(product);
  }, [outdated]);
  // A new product has its address once it is saved; not before the form is clean, or leaving would ask.
  const created = product === null && base !== null && !isDirty ? base.id : null;
  useEffect(() => {
    if (created) navigate(`/admin/products/edit/${created}`, { replace: true });
  }, [created, navigate]);

  const layUnder = async (id: string, mine: ProductValues) => {
    const newest = await readNewest(id);
    const theirs = toValues(newest, digits, language);
    const versions = { base: base ? toValues(base, digits, language) : emptyProduct, mine, theirs };
    const merged = mergeChanges(versions, ['choices', 'variants']);
    setBase(newest);
    setMerge(merged);
    form.reset(theirs);
    for (const [field, value] of Object.entries(merged.values)) {
      form.setValue(field as FieldPath<ProductValues>, value, { shouldDirty: true });
    }
  };
  const showProblems = (details: ApiErrorDetail[]) => {
    for (const [index, { field, message }] of details.entries()) {
      const path = field
        .replace(/^product\./, '')
        .replace(/^attributeIds.*/, 'choices') as FieldPath<ProductValues>;
      const text = t(`problems.${message}`, { defaultValue: message });
      form.setError(path, { type: 'server', message: text }, { shouldFocus: index === 0 });
    }
  };
  const send = form.handleSubmit(async (values) => {
    try {
      const input = toInput(values, digits);
      take(await save.mutateAsync({ id: base?.id, version: base?.version ?? 0, product: input }));
      notify.success(t('saved'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'VERSION_CONFLICT' && base) return layUnder(base.id, values).catch(notify.error);
      if (error.details?.length) showProblems(error.details);
      else notify.error(error);
    }
  });
  const submit = (event?: BaseSyntheticEvent) => {
    // What the server said of fields that are not inputs would hold back every further try.
    form.clearErrors();
    return send(event);
  };
  return { form, submit, digits, merge, discard: () => (base ? take(base) : form.reset(emptyProduct)) };
}
