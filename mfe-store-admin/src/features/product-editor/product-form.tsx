import type { ProductDetail } from 'api';
import { ExternalLink } from 'lucide-react';
import { Alert, Button, usePermission, useText } from 'mfe-shared';
import { FormPage } from 'mfe-shared/backoffice';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictNotice } from '../../ui/conflict-notice';
import { ReadOnly } from '../../ui/read-only';
import { FoodSection } from './food-section';
import { OrganisationSection } from './organisation-section';
import { SaleSection } from './sale-section';
import { TextsSection } from './texts-section';
import { useProductForm } from './use-product-form';
import { VariantsSection } from './variants-section';

/** Left what it is, right how it sells. `product` is null for a new one. */
export function ProductForm({ product }: { product: ProductDetail | null }) {
  const { t } = useTranslation('store-admin/product-editor');
  const text = useText();
  const mayWrite = usePermission('write_products');
  const { form, submit, digits, merge, discard } = useProductForm(product);
  const { isDirty, isSubmitting, errors } = form.formState;
  const fieldName = (field: string) => t(`fields.${field}`, { defaultValue: field });
  const shown = product?.status === 'show';
  return (
    <FormProvider {...form}>
      <FormPage
        title={product ? text(product.title) : t('addTitle')}
        back={{ to: '/admin/products', label: t('title') }}
        onSubmit={submit}
        dirty={isDirty}
        saving={isSubmitting}
        errorCount={countErrors(errors)}
        onDiscard={discard}
        actions={
          shown ? (
            <Button
              variant="outlined"
              color="neutral"
              href={`/product/${product.slug}`}
              target="_blank"
              rel="noopener"
              endIcon={<ExternalLink size={16} />}
            >
              {t('viewInShop')}
            </Button>
          ) : null
        }
        aside={
          <ReadOnly active={!mayWrite}>
            <SaleSection digits={digits} />
            <OrganisationSection />
          </ReadOnly>
        }
      >
        {mayWrite ? null : <Alert severity="info">{t('readOnly')}</Alert>}
        {merge ? (
          <ConflictNotice taken={merge.taken.map(fieldName)} both={merge.both.map(fieldName)} />
        ) : null}
        <ReadOnly active={!mayWrite}>
          <TextsSection isNew={product === null} />
          <VariantsSection digits={digits} />
          <FoodSection />
        </ReadOnly>
      </FormPage>
    </FormProvider>
  );
}

/** Fields, not branches: an error of one variant's price counts as one. */
function countErrors(errors: object): number {
  return Object.entries(errors).reduce((count, [key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || key === 'ref') return count;
    return count + ('type' in value && typeof value.type === 'string' ? 1 : countErrors(value));
  }, 0);
}
