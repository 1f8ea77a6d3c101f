import { useSuspenseQuery } from '@tanstack/react-query';
import type { SubscriptionInvoice } from 'api';
import { Download } from 'lucide-react';
import { IconButton, Stack, Typography, useFormat, useMayWrite } from 'mfe-shared';
import {
  DataTable,
  FormSection,
  PlanInvoiceState,
  planInvoiceNumber,
  useSavePlanInvoice,
} from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { PayNow } from './pay-now';
import { invoicesQuery } from './subscription.queries';

/** The store's paid and open invoices, each as PDF. `canPay`: the store has a payment method. */
export function InvoicesCard({ canPay }: { canPay: boolean }) {
  const { t } = useTranslation('store-admin/subscription');
  const { date, money } = useFormat();
  const mayWrite = useMayWrite();
  const { data: invoices } = useSuspenseQuery(invoicesQuery(useTenantId()));
  const save = useSavePlanInvoice('/subscription/invoices/{id}/pdf');
  return (
    <FormSection title={t('invoices.title')} help={t('invoices.help')}>
      <DataTable<SubscriptionInvoice>
        caption={t('invoices.title')}
        rows={invoices}
        rowId={({ id }) => id}
        rowTo={({ id }) => `/admin/subscription/invoices/${id}`}
        empty={<Typography sx={{ color: 'text.secondary' }}>{t('invoices.none')}</Typography>}
        columns={[
          {
            key: 'number',
            header: t('invoices.number'),
            cell: ({ number }) => <span className="tabular">{planInvoiceNumber(number)}</span>,
          },
          {
            key: 'status',
            header: t('invoices.state'),
            cell: (row) => (
              <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
                <PlanInvoiceState invoice={row} />
                {canPay && mayWrite && row.status === 'open' ? (
                  <PayNow invoice={row} number={planInvoiceNumber(row.number)} />
                ) : null}
              </Stack>
            ),
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
            // A phone saves it on the invoice's page.
            hideBelow: 'sm',
            cell: (row) => (
              <IconButton
                size="small"
                label={t('invoices.pdfOf', { number: planInvoiceNumber(row.number) })}
                onClick={() => save(row)}
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
