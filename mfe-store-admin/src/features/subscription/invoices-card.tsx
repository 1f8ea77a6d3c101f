import { useSuspenseQuery } from '@tanstack/react-query';
import type { SubscriptionInvoice } from 'api';
import { Download } from 'lucide-react';
import { IconButton, notify, Typography, useFormat, useLanguage } from 'mfe-shared';
import { DataTable, download, FormSection, StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { invoicesQuery } from './subscription.queries';

const tones = { open: 'info', overdue: 'danger', paid: 'success' } as const;
const numberText = (number: number) => `L-${String(number).padStart(6, '0')}`;

/** What the store has paid, and has to pay; each as PDF. */
export function InvoicesCard() {
  const { t } = useTranslation('store-admin/subscription');
  const [language] = useLanguage();
  const { date, money } = useFormat();
  const { data: invoices } = useSuspenseQuery(invoicesQuery(useTenantId()));
  const stateOf = ({ status, dueAt }: SubscriptionInvoice) =>
    status === 'open' && new Date(dueAt) < new Date() ? 'overdue' : status;
  const save = ({ id, number }: SubscriptionInvoice) =>
    // The types of the calls leave out what answers no JSON.
    download('/subscription/invoices/{id}/pdf' as never, {
      path: { id },
      query: { language },
      name: `${numberText(number)}.pdf`,
    }).catch(notify.error);
  return (
    <FormSection title={t('invoices.title')} help={t('invoices.help')}>
      <DataTable<SubscriptionInvoice>
        caption={t('invoices.title')}
        rows={invoices}
        rowId={({ id }) => id}
        empty={<Typography sx={{ color: 'text.secondary' }}>{t('invoices.none')}</Typography>}
        columns={[
          {
            key: 'number',
            header: t('invoices.number'),
            cell: ({ number }) => <span className="tabular">{numberText(number)}</span>,
          },
          {
            key: 'status',
            header: t('invoices.state'),
            cell: (row) => {
              const state = stateOf(row);
              return <StatusChip status={state} tone={tones[state]} label={t(`invoices.${state}`)} />;
            },
          },
          {
            key: 'issuedAt',
            header: t('invoices.issued'),
            hideBelow: 'md',
            cell: ({ issuedAt }) => date(issuedAt),
          },
          { key: 'dueAt', header: t('invoices.due'), hideBelow: 'sm', cell: ({ dueAt }) => date(dueAt) },
          {
            key: 'total',
            header: t('invoices.total'),
            align: 'right',
            cell: ({ total, currency }) => <span className="tabular">{money(total, currency)}</span>,
          },
          {
            key: 'pdf',
            header: '',
            align: 'right',
            cell: (row) => (
              <IconButton
                size="small"
                label={t('invoices.pdfOf', { number: numberText(row.number) })}
                onClick={() => void save(row)}
              >
                <Download size={16} />
              </IconButton>
            ),
          },
        ]}
      />
    </FormSection>
  );
}
