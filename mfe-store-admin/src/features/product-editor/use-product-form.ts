import type { ProductDetail } from 'api';
import { minorDigits, useLanguage, useSettings } from 'mfe-shared';
import { useRecordForm } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { products } from '../../ui/product-resource';
import { emptyProduct, toInput, toValues } from './product-values';
import { useFieldWords } from './use-field-words';

/** The product's form. Amounts are typed in the store's currency, which has `digits` decimal places. */
export function useProductForm(product: ProductDetail | null) {
  const { t } = useTranslation('store-admin/product-editor');
  const [language] = useLanguage();
  const { default_currency: currency, default_time_zone: zone } = useSettings().global;
  const digits = minorDigits(currency);
  const versioned = useRecordForm(products, {
    ...{ record: product, empty: emptyProduct, words: 'store-admin/product-editor' },
    toValues: (from) => toValues(from, { digits, zone, language }),
    toInput: (values) => toInput(values, { digits, zone }),
    together: ['choices', 'variants', 'bundleOf'],
    fieldOf: (field) => field.replace(/^attributeIds.*/, 'choices'),
    savedText: t('saved'),
    createdPath: ({ id }) => `/admin/products/edit/${id}`,
    ...useFieldWords(product),
  });
  return { versioned, digits };
}
