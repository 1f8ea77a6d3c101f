import { useSuspenseQuery } from '@tanstack/react-query';
import type { MyOrder } from 'api';
import { Box, Typography, useFormat, useSettings, useTenant, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { Amounts } from '../../ui/amounts';
import { paymentWord } from '../../ui/order-word';
import { myOrderQuery } from '../../ui/shopper.queries';
import { InvoiceLines } from './invoice-lines';
import { InvoiceTaxes } from './invoice-taxes';

/** The same as in the PDF: sender, addresses, goods, sums, and the tax of each rate. */
export function Invoice({ id }: { id: string }) {
  const { t } = useTranslation('storefront/invoices');
  const { id: tenantId } = useTenant();
  const { date, money } = useFormat();
  const text = useText();
  const { store } = useSettings();
  const { data: order } = useSuspenseQuery(myOrderQuery(tenantId, id));
  const { refundedAmount = 0 } = order;
  const note = text(store.invoice_note ?? {});
  return (
    <Box component="article" aria-labelledby="invoice" sx={sheetStyles}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 3 }}>
        <Sender />
        <Box sx={{ textAlign: { sm: 'right' } }}>
          <Typography id="invoice" variant="h1">
            {t('title')}
          </Typography>
          <Typography variant="h3" component="p" className="tabular">
            {order.number}
          </Typography>
        </Box>
      </Box>
      <Box component="dl" sx={factsStyles}>
        <Fact name={t('billTo')} lines={addressOf(order)} />
        <Fact name={t('orderedOn')} lines={[date(order.placedAt)]} />
        <Fact name={t('payment')} lines={[t(`method.${paymentWord(order)}`)]} />
      </Box>
      <InvoiceLines order={order} />
      <Box sx={{ ml: 'auto', mt: 2, maxWidth: 360 }}>
        <Amounts {...order} couponCode={order.couponCode ?? undefined} />
        {refundedAmount > 0 ? (
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 0.75 }}>
            <span>{t('refunded')}</span>
            <span className="tabular">−{money(refundedAmount, order.currency)}</span>
          </Box>
        ) : null}
      </Box>
      {order.taxes ? <InvoiceTaxes taxes={order.taxes} currency={order.currency} /> : null}
      {note ? <Box sx={{ mt: 4, whiteSpace: 'pre-line' }}>{note}</Box> : null}
    </Box>
  );
}

/** The store, as far as it has said who it is. */
function Sender() {
  const { t } = useTranslation('storefront/invoices');
  const { name } = useTenant();
  const { store } = useSettings();
  const lines = [
    store.address,
    [store.zip_code, store.city].filter(Boolean).join(' '),
    store.country,
    store.phone,
    store.email,
    store.tax_number && `${t('taxNumber')}: ${store.tax_number}`,
  ];
  return (
    <Box component="address" sx={{ fontStyle: 'normal', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{store.company_name || name}</Box>
      {lines.filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Box>
  );
}

const addressOf = ({ userInfo }: MyOrder): string[] =>
  [
    userInfo.name,
    userInfo.address,
    `${userInfo.zipCode} ${userInfo.city}`.trim(),
    userInfo.country,
    userInfo.contact,
  ].filter(Boolean);

function Fact({ name, lines }: { name: string; lines: string[] }) {
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {name}
      </Box>
      {lines.map((line) => (
        <Box component="dd" key={line} sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {line}
        </Box>
      ))}
    </div>
  );
}

const sheetStyles = {
  p: { xs: 2, sm: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  '@media print': { p: 0, border: 0, fontSize: '0.8125rem' },
};
const factsStyles = {
  display: 'grid',
  gap: 3,
  my: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr 1fr' },
  '@media print': { gridTemplateColumns: '2fr 1fr 1fr', my: 3 },
};
