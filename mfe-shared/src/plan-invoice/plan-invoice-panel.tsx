import Card from '@mui/material/Card';
import { useFormat } from '../format/use-format';
import { useLanguage } from '../i18n/use-language';
import { useText } from '../i18n/use-text';
import { Box } from '../ui/box';
import { Typography } from '../ui/typography';
import type { PlanInvoiceProps } from './plan-invoice.types';
import { planInvoiceNumber } from './plan-invoice-number';
import { usePlanInvoiceWords } from './words';

type Line = PlanInvoiceProps['invoice']['lines'][number];
type PartyProps = { party: PlanInvoiceProps['invoice']['billTo']; taxNumber: string };

/** Loaded with the first invoice that somebody opens. */
export function PlanInvoicePanel({ invoice }: PlanInvoiceProps) {
  const { t } = usePlanInvoiceWords();
  const [language] = useLanguage();
  const { money, percent } = useFormat();
  const text = useText();
  const { number, issuer, billTo, lines, currency, net, tax, total, taxRateBp, method } = invoice;
  const { issuedAt, dueAt, paidAt } = invoice;
  // Days as the file has them, wherever it is read.
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (time: string) => days.format(new Date(time));
  const payment = method ? t('collected', { method }) : issuer.payment;
  const nameOf = ({ kind, plan }: Line) => (plan ? `${t(`line.${kind}`)}: ${text(plan)}` : t(`line.${kind}`));
  return (
    <Card component="article" aria-label={planInvoiceNumber(number)} sx={paperStyles}>
      <Box sx={columnsStyles}>
        <Party party={issuer} taxNumber={t('taxNumber')} />
        <Box sx={{ textAlign: { sm: 'right' } }}>
          <Typography variant="h3" component="h2">
            {t('invoice')}
          </Typography>
          <span className="tabular">{planInvoiceNumber(number)}</span>
        </Box>
      </Box>
      <Box sx={columnsStyles}>
        <Box>
          <Label>{t('billTo')}</Label>
          <Party party={billTo} taxNumber={t('taxNumber')} />
        </Box>
        <Box sx={{ textAlign: { sm: 'right' } }}>
          <Label>{t('issuedOn')}</Label>
          {day(issuedAt)}
          <Label>{t(paidAt ? 'paidOn' : 'dueOn')}</Label>
          {day(paidAt ?? dueAt)}
        </Box>
      </Box>
      <Box component="table" sx={tableStyles}>
        <thead>
          <tr>
            <th>{t('service')}</th>
            <th>{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are never changed.
            <tr key={index}>
              <td>
                {nameOf(line)}
                {line.from && line.until ? (
                  <Box sx={{ color: 'text.secondary' }}>{`${day(line.from)} – ${day(line.until)}`}</Box>
                ) : null}
              </td>
              <td>{money(line.amount, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {[
            [t('net'), net],
            [t('tax', { rate: percent(taxRateBp) }), tax],
            [t('total'), total],
          ].map(([label, amount]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{money(Number(amount), currency)}</td>
            </tr>
          ))}
        </tfoot>
      </Box>
      {payment && !paidAt ? (
        <Box sx={{ whiteSpace: 'pre-line' }}>
          <Label>{t('payment')}</Label>
          {payment}
        </Box>
      ) : null}
    </Card>
  );
}

function Party({ party: { name, address, taxNumber }, ...words }: PartyProps) {
  return (
    <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <strong>{name}</strong>
      <Box>{[address, taxNumber && `${words.taxNumber}: ${taxNumber}`].filter(Boolean).join('\n')}</Box>
    </Box>
  );
}

function Label({ children }: { children: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, '&:first-of-type': { mt: 0 } }}>
      {children}
    </Typography>
  );
}

const paperStyles = { display: 'grid', gap: 4, maxWidth: 760, p: { xs: 2, sm: 4 } };
const columnsStyles = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };
const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { py: 1, pr: 2, textAlign: 'left', verticalAlign: 'top', fontWeight: 'inherit' },
  '& th:last-of-type:not([scope]), & td:last-of-type': {
    pr: 0,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& tbody td': { borderTop: 1, borderColor: 'divider' },
  '& tfoot th': { textAlign: 'right' },
  '& tfoot tr:first-of-type': { borderTop: '1px solid', borderColor: 'divider' },
  '& tfoot tr:last-of-type': { fontWeight: 700 },
} as const;
