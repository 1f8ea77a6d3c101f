import type { MyOrder } from 'api';
import { Box, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { tableStyles } from './invoice-table';

type Props = { taxes: NonNullable<MyOrder['taxes']>; currency: string };

/** Net, tax and gross of each rate, of the goods and their delivery. */
export function InvoiceTaxes({ taxes, currency }: Props) {
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
        {taxes.map(({ rateBp, net, tax, gross }) => (
          <tr key={rateBp} className="tabular">
            <td>{percent(rateBp)}</td>
            <td>{money(net, currency)}</td>
            <td>{money(tax, currency)}</td>
            <td>{money(gross, currency)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
