import type { MyOrder } from 'api';
import { Box, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { tableStyles } from './invoice-table';

type Sum = { net: number; tax: number; gross: number };

/**
 * Net, tax and gross of each rate, of the goods and their delivery. Prices include their tax. An order that was kept
 * for when there is no connection may be from before deliveries were taxed.
 */
function taxesOf({ lines, deliveryTaxes = [] }: MyOrder): [rate: number, sum: Sum][] {
  const sums = new Map<number, Sum>();
  const add = (rate: number, amount: number, ofIt: number) => {
    const { net, tax, gross } = sums.get(rate) ?? { net: 0, tax: 0, gross: 0 };
    sums.set(rate, { net: net + amount - ofIt, tax: tax + ofIt, gross: gross + amount });
  };
  for (const { taxRateBp, lineTotal, lineTax } of lines) add(taxRateBp, lineTotal, lineTax);
  for (const { rateBp, amount, tax } of deliveryTaxes) add(rateBp, amount, tax);
  return [...sums].sort(([a], [b]) => a - b);
}

export function InvoiceTaxes({ order }: { order: MyOrder }) {
  const { t } = useTranslation('storefront/invoices');
  const { money, percent } = useFormat();
  return (
    <Box component="table" aria-label={t('taxes')} sx={{ ...tableStyles, width: 'auto', mt: 4 }}>
      <thead>
        <tr>
          <th scope="col">{t('taxRate')}</th>
          <th scope="col">{t('net')}</th>
          <th scope="col">{t('tax')}</th>
          <th scope="col">{t('gross')}</th>
        </tr>
      </thead>
      <tbody>
        {taxesOf(order).map(([rate, { net, tax, gross }]) => (
          <tr key={rate} className="tabular">
            <td>{percent(rate)}</td>
            <td>{money(net, order.currency)}</td>
            <td>{money(tax, order.currency)}</td>
            <td>{money(gross, order.currency)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
