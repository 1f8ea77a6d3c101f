import { useMutation } from '@tanstack/react-query';
import { minorDigits, notify, useFormat, useLanguage, useSettings, useText } from 'mfe-shared';
import { saveCsv } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../ui/minor-units';
import { readPurchaseList } from './stock.queries';

/** Saves what is running out as CSV, with how much of it to buy. */
export function usePurchaseList() {
  const { t } = useTranslation('store-admin/stock');
  const text = useText();
  const [language] = useLanguage();
  const { default_currency: currency } = useSettings().global;
  const { date } = useFormat();
  const digits = minorDigits(currency);
  return useMutation({
    mutationFn: async () => {
      const { items } = await readPurchaseList();
      await saveCsv(`${t('purchase.file')} ${date(new Date().toISOString())}.csv`, {
        header: [
          t('columns.sku'),
          t('purchase.barcode'),
          t('columns.title'),
          t('purchase.variant'),
          t('columns.available'),
          t('columns.reorderPoint'),
          t('purchase.sold'),
          t('purchase.suggested'),
          t('purchase.cost', { currency }),
        ],
        rows: items.map((item) => [
          item.sku,
          item.barcode,
          text(item.title),
          text(item.label),
          item.available,
          item.reorderPoint,
          item.sold,
          item.suggested,
          item.costPrice === null ? null : amountText(item.costPrice, digits, language),
        ]),
      });
      return items.length;
    },
    onSuccess: (count) => notify.success(t('done.purchase', { count })),
    onError: notify.error,
  });
}
