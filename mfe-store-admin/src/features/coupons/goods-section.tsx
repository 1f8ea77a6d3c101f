import { useSuspenseQuery } from '@tanstack/react-query';
import { usePermission, useText } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { Controller, useFormContext } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { CategoryChecks } from '../../ui/category-checks';
import { categoryOptions } from '../../ui/category-options';
import { categoriesQuery } from '../../ui/category-query';
import { ProductsField } from '../../ui/products-field';
import { useTenantId } from '../../ui/use-tenant-id';
import type { CouponValues } from './coupon-values';

/** The coupon's categories and products; without any it applies to everything. */
export function GoodsSection() {
  const { t } = useTranslation('store-admin/coupons');
  const text = useText();
  const { control } = useFormContext<CouponValues>();
  const mayReadProducts = usePermission('read_products');
  const { data } = useSuspenseQuery(categoriesQuery(useTenantId(), usePermission('read_categories')));
  return (
    <FormSection title={t('sections.goods')} help={t('help.goods')}>
      <Controller
        control={control}
        name="categoryIds"
        render={({ field: { value, onChange } }) => (
          <CategoryChecks
            label={t('fields.categoryIds')}
            options={categoryOptions(data, text)}
            value={value}
            onChange={onChange}
          />
        )}
      />
      {mayReadProducts ? (
        <Controller
          control={control}
          name="productIds"
          render={({ field: { value, onChange } }) => (
            <ProductsField label={t('fields.productIds')} value={value} onChange={onChange} />
          )}
        />
      ) : null}
    </FormSection>
  );
}
