import { useTranslation } from 'react-i18next';
import { parseAmount } from '../../ui/minor-units';
import type { ProductValues } from './product-values';

/** Ten years. */
const mostDays = 3_650;

/** The rules of a variant's fields, the same in the simple form and in the table. */
export function useVariantRules(digits: number) {
  const { t } = useTranslation('store-admin/product-editor');
  const isAmount = (text: string) =>
    text.trim() === '' || parseAmount(text, digits) !== null || t('problems.amount');
  const isWhole = (text: string) => /^\d{0,8}$/.test(text.trim()) || t('problems.whole');
  return {
    sku: {
      validate: (sku: string) => sku.trim() !== '' || t('problems.required'),
      maxLength: { value: 60, message: t('problems.tooLong', { count: 60 }) },
    },
    barcode: {
      validate: (code: string) => /^(\d{8}(\d{4,6})?)?$/.test(code.trim()) || t('problems.barcode'),
    },
    price: { validate: (text: string) => (text.trim() === '' ? t('problems.required') : isAmount(text)) },
    /** A former price below the price would be no offer. */
    originalPrice: (index: number) => ({
      validate: (text: string, { variants }: ProductValues) => {
        const price = parseAmount(variants[index]?.price ?? '', digits);
        const before = parseAmount(text, digits);
        if (price !== null && before !== null && before < price) return t('problems.above_original_price');
        return isAmount(text);
      },
    }),
    unpublishAt: {
      validate: (time: string, { status, publishAt }: ProductValues) =>
        status === 'show' || !time || !publishAt || time > publishAt || t('problems.before_publishing'),
    },
    amount: { validate: isAmount },
    whole: { validate: isWhole },
    grams: { validate: (text: string) => /^([1-9]\d{0,4})?$/.test(text.trim()) || t('problems.whole') },
    tolerance: { validate: (text: string) => /^([0-4]?\d|50)$/.test(text.trim()) || t('problems.tolerance') },
    years: { validate: (text: string) => /^([1-9]\d?)?$/.test(text.trim()) || t('problems.years') },
    days: {
      validate: (text: string) =>
        /^([1-9]\d{0,3})?$/.test(text.trim()) && Number(text) <= mostDays ? true : t('problems.days'),
    },
    aisle: { maxLength: { value: 20, message: t('problems.tooLong', { count: 20 }) } },
    unitLabel: { maxLength: { value: 40, message: t('problems.tooLong', { count: 40 }) } },
  };
}
