import type { MyOrder } from 'api';
import { Box, useFormat, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { lineLabel } from '../../ui/line-label';
import { useWeightText } from '../../ui/use-amount-text';
import { tableStyles } from './invoice-table';

type Line = MyOrder['lines'][number];

/** The goods with pieces, price and rate of tax. */
export function InvoiceLines({ order: { lines, currency } }: { order: MyOrder }) {
  const { t } = useTranslation('storefront/invoices');
  const { money, number, percent } = useFormat();
  const text = useText();
  const weightText = useWeightText();
  const nameOf = ({ title, variantLabel, unitLabel }: Line) =>
    [text(title), lineLabel(text(variantLabel), unitLabel)].filter(Boolean).join(' · ');
  return (
    <Box component="table" sx={{ ...tableStyles, ...goodsStyles }}>
      <thead>
        <tr>
          <th scope="col">{t('goods')}</th>
          <th scope="col">{t('pieces')}</th>
          <th scope="col">{t('unitPrice')}</th>
          <th scope="col">{t('taxRate')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {nameOf(line)}
              {line.weight ? (
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {weightText(line.weight, line.qtyOrdered, currency)}
                </Box>
              ) : null}
            </th>
            <td className="tabular">{number(line.qtyOrdered)}</td>
            <td className="tabular">{money(line.unitPrice, currency)}</td>
            <td className="tabular">{percent(line.taxRateBp)}</td>
            <td className="tabular">{money(line.lineSubtotal, currency)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const goodsStyles = {
  '& thead th:first-of-type, & tbody th': { textAlign: 'left', whiteSpace: 'normal' },
  '& tbody th': { fontWeight: 400, overflowWrap: 'anywhere', hyphens: 'auto' },
  // A phone has no room for the rate, which stands in the table of taxes as well.
  '& tr > :nth-child(4)': { display: { xs: 'none', sm: 'table-cell' } },
  '@media print': { '& tr > :nth-child(4)': { display: 'table-cell' } },
};
