import { useSuspenseQuery } from '@tanstack/react-query';
import { usePermission, useText } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useController } from 'mfe-shared/forms';
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
  const { field: chosen } = useController<CouponValues, 'categoryIds'>({ name: 'categoryIds' });
  const { field: goods } = useController<CouponValues, 'productIds'>({ name: 'productIds' });
  const mayReadProducts = usePermission('read_products');
  const { data } = useSuspenseQuery(categoriesQuery(useTenantId(), usePermission('read_categories')));
  return (
    <FormSection title={t('sections.goods')} help={t('help.goods')}>
      <CategoryChecks label={t('fields.categoryIds')} options={categoryOptions(data, text)} {...chosen} />
      {mayReadProducts ? <ProductsField label={t('fields.productIds')} {...goods} /> : null}
    </FormSection>
  );
}
