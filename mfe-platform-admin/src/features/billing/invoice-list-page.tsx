import type { InvoiceRow } from 'api';
import { Check, Download } from 'lucide-react';
import { IconButton, Stack, useFormat, useMayWrite } from 'mfe-shared';
import {
  ExportRows,
  ListPage,
  PlanInvoiceState,
  planInvoiceNumber,
  useListWords,
  useReadableList,
  useSavePlanInvoice,
} from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoices } from './billing.queries';
import { BillingTabs } from './billing-tabs';
import { PayDialog } from './pay-dialog';
import { toMajor } from './plan-values';

const states = ['open', 'overdue', 'failed', 'paid'] as const;

/** /platform-admin/billing/invoices: what stores pay, and have to pay. */
export function InvoiceListPage() {
  const { t } = useTranslation('platform-admin/billing');
  const { page, columns } = useListWords('platform-admin/billing');
  const { date, money } = useFormat();
  const mayWrite = useMayWrite();
  const [paying, setPaying] = useState<InvoiceRow | null>(null);
  const list = useReadableList(invoices, { filters: ['status'], defaultSort: '-number' });
  const save = useSavePlanInvoice('/invoices/{id}/pdf');
  return (
    <>
      <ListPage<InvoiceRow>
        {...page}
        {...list}
        tabs={<BillingTabs current="invoices" />}
        rowTo={({ id }) => `/platform-admin/billing/invoices/${id}`}
        rowLabel={({ number }) => planInvoiceNumber(number)}
        actions={
          <ExportRows<InvoiceRow>
            name="invoices"
            read={list.readAll}
            columns={{
              number: ({ number }) => planInvoiceNumber(number),
              store: ({ store }) => store,
              status: ({ status }) => status,
              net: ({ net }) => toMajor(net),
              tax: ({ tax }) => toMajor(tax),
              total: ({ total }) => toMajor(total),
              currency: ({ currency }) => currency,
              issuedAt: ({ issuedAt }) => issuedAt,
              dueAt: ({ dueAt }) => dueAt,
              paidAt: ({ paidAt }) => paidAt,
              paidNote: ({ paidNote }) => paidNote,
            }}
          />
        }
        searchPlaceholder={t('searchInvoices')}
        views={[
          { label: t('all'), filters: {} },
          ...states.map((status) => ({ label: t(`invoiceState.${status}`), filters: { status } })),
        ]}
        columns={columns([
          {
            key: 'number',
            sortable: true,
            cell: ({ number }) => <span className="tabular">{planInvoiceNumber(number)}</span>,
          },
          { key: 'store' },
          {
            key: 'status',
            header: t('stateLabel'),
            cell: (invoice) => <PlanInvoiceState invoice={invoice} />,
          },
          {
            key: 'total',
            align: 'right',
            hideBelow: 'sm',
            cell: ({ total, currency }) => <span className="tabular">{money(total, currency)}</span>,
          },
          { key: 'issuedAt', as: 'date', header: t('issued'), hideBelow: 'lg' },
          { key: 'dueAt', as: 'date', header: t('due'), sortable: true, hideBelow: 'md' },
          {
            key: 'paidAt',
            header: t('paid'),
            hideBelow: 'lg',
            cell: ({ paidAt, paidNote }) =>
              paidAt ? [date(paidAt), paidNote].filter(Boolean).join(' · ') : '–',
          },
          {
            key: 'action',
            header: '',
            align: 'right',
            // A phone does it on the invoice's page.
            hideBelow: 'sm',
            cell: (row) => (
              <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
                {row.status === 'open' && mayWrite ? (
                  <IconButton
                    size="small"
                    label={t('payOf', { number: planInvoiceNumber(row.number) })}
                    onClick={() => setPaying(row)}
                  >
                    <Check size={16} />
                  </IconButton>
                ) : null}
                <IconButton
                  size="small"
                  label={t('pdfOf', { number: planInvoiceNumber(row.number) })}
                  onClick={() => save(row)}
                >
                  <Download size={16} />
                </IconButton>
              </Stack>
            ),
          },
        ])}
        empty={{ title: t('emptyInvoices.title'), text: t('emptyInvoices.text') }}
      />
      {paying ? (
        <PayDialog
          invoice={paying}
          number={planInvoiceNumber(paying.number)}
          onClose={() => setPaying(null)}
        />
      ) : null}
    </>
  );
}
