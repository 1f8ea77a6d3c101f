import { useQuery } from '@tanstack/react-query';
import type { ProductDetail } from 'api';
import { usePermission, useText, useWordOf } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { categoryOptions } from '../../ui/category-options';
import { categoriesQuery } from '../../ui/category-query';
import { useTaxClassOptions } from '../../ui/use-tax-class-options';
import { useTenantId } from '../../ui/use-tenant-id';

const chosen = ['status', 'soldBy', 'pricedBy', 'storageZone'] as const;

/** The labels of a product's fields and values when two versions are compared. */
export function useFieldWords(product: ProductDetail | null) {
  const { t } = useTranslation('store-admin/product-editor');
  const wordOf = useWordOf('store-admin/product-editor');
  const text = useText();
  const { data = [] } = useQuery(categoriesQuery(useTenantId(), usePermission('read_categories')));
  const taxClasses = useTaxClassOptions();
  const variants = product?.variants ?? [];

  const fieldName = (path: string): string | null => {
    const [field = '', ...inside] = path.split('.');
    if (field === 'bundleOf') return t('fields.bundleOf');
    if (field !== 'variants' || inside.length === 0) {
      const language = inside[0] ? ` (${inside[0].toUpperCase()})` : '';
      return (wordOf('fields', field) ?? field) + language;
    }
    const [index, part, last] = inside;
    // The stock that was seen belongs to the typed one.
    if (last === 'seen') return null;
    const label = part === 'optionValues' ? 'choices' : (last ?? part ?? '');
    const name = wordOf('fields', label) ?? label;
    return variants.length > 1 ? `${name}: ${variants[Number(index)]?.sku ?? ''}` : name;
  };
  const showValue = (path: string, value: unknown): string | undefined => {
    if (path === 'categoryId' || path === 'categoryIds') {
      const names = categoryOptions(data, text).filter((option) => [value].flat().includes(option.value));
      return names.map(({ label }) => label).join(', ') || undefined;
    }
    if (path === 'taxClassId') return taxClasses.find((option) => option.value === value)?.label;
    if (path === 'substituteIds' && Array.isArray(value)) return String(value.length);
    const last = path.split('.').at(-1) ?? '';
    const group = chosen.find((one) => one === last);
    return group && typeof value === 'string' ? (wordOf(group, value) ?? value) : undefined;
  };
  return { fieldName, showValue };
}
