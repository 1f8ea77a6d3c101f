import { useQuery } from '@tanstack/react-query';
import type { InvoiceRow } from 'api';
import { Check, Download } from 'lucide-react';
import type { ApiQuery } from 'mfe-shared';
import { IconButton, notify, Stack, Typography, useFormat, useLanguage, usePermission } from 'mfe-shared';
import { download, ListPage, StatusChip, useListParams } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoiceListOptions } from './billing.queries';
import { BillingTabs } from './billing-tabs';
import { PayDialog } from './pay-dialog';

const states = ['open', 'overdue', 'failed', 'paid'] as const;
const tones = {
  open: 'info',
  collecting: 'info',
  overdue: 'danger',
  declined: 'danger',
  no_funds: 'danger',
  expired: 'danger',
  confirm: 'warning',
  paid: 'success',
} as const;

function stateOf({ status, dueAt, problem, collectAt }: InvoiceRow): keyof typeof tones {
  if (status === 'paid') return 'paid';
  if (problem) return problem;
  if (collectAt) return 'collecting';
  return new Date(dueAt) < new Date() ? 'overdue' : 'open';
}

/** The number as it is printed on the invoice. */
const numberText = (number: number) => `L-${String(number).padStart(6, '0')}`;

/** /platform-admin/billing/invoices: what stores pay, and have to pay. */
export function InvoiceListPage() {
  const { t } = useTranslation('platform-admin/billing');
  const [language] = useLanguage();
  const { date, money } = useFormat();
  const mayWrite = usePermission('write_billing');
  const [paying, setPaying] = useState<InvoiceRow | null>(null);
  const params = useListParams<ApiQuery<'/invoices'>>({ filters: ['status'], defaultSort: '-number' });
  const invoices = useQuery(invoiceListOptions(params.query));
  const save = ({ id, number }: InvoiceRow) =>
    // The types of the calls leave out what answers no JSON.
    download('/invoices/{id}/pdf' as never, {
      path: { id },
      query: { language },
      name: `${numberText(number)}.pdf`,
    }).catch(notify.error);
  return (
    <>
      <ListPage<InvoiceRow>
        title={t('title')}
        tabs={<BillingTabs current="invoices" />}
        params={params}
        query={invoices}
        rowId={({ id }) => id}
        rowLabel={({ number }) => numberText(number)}
        searchPlaceholder={t('searchInvoices')}
        views={[
          { label: t('all'), filters: {} },
          ...states.map((status) => ({ label: t(`invoiceState.${status}`), filters: { status } })),
        ]}
        columns={[
          {
            key: 'number',
            header: t('number'),
            sortable: true,
            cell: ({ number }) => <span className="tabular">{numberText(number)}</span>,
          },
          { key: 'store', header: t('store'), cell: ({ store }) => store },
          {
            key: 'status',
            header: t('stateLabel'),
            cell: (row) => {
              const state = stateOf(row);
              const { problem, collectAt } = row;
              return (
                <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
                  <StatusChip status={state} tone={tones[state]} label={t(`invoiceState.${state}`)} />
                  {problem && collectAt ? (
                    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                      {t('again', { date: date(collectAt) })}
                    </Typography>
                  ) : null}
                </Stack>
              );
            },
          },
          {
            key: 'total',
            header: t('total'),
            align: 'right',
            hideBelow: 'sm',
            cell: ({ total, currency }) => <span className="tabular">{money(total, currency)}</span>,
          },
          {
            key: 'issuedAt',
            header: t('issued'),
            hideBelow: 'lg',
            cell: ({ issuedAt }) => date(issuedAt),
          },
          {
            key: 'dueAt',
            header: t('due'),
            sortable: true,
            hideBelow: 'md',
            cell: ({ dueAt }) => date(dueAt),
          },
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
            cell: (row) => (
              <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
                {row.status === 'open' && mayWrite ? (
                  <IconButton
                    size="small"
                    label={t('payOf', { number: numberText(row.number) })}
                    onClick={() => setPaying(row)}
                  >
                    <Check size={16} />
                  </IconButton>
                ) : null}
                <IconButton
                  size="small"
                  label={t('pdfOf', { number: numberText(row.number) })}
                  onClick={() => void save(row)}
                >
                  <Download size={16} />
                </IconButton>
              </Stack>
            ),
          },
        ]}
        empty={{ title: t('emptyInvoices.title'), text: t('emptyInvoices.text') }}
      />
      {paying ? (
        <PayDialog invoice={paying} number={numberText(paying.number)} onClose={() => setPaying(null)} />
      ) : null}
    </>
  );
}
