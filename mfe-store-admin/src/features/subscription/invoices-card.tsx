import { useSuspenseQuery } from '@tanstack/react-query';
import type { SubscriptionInvoice } from 'api';
import { Download } from 'lucide-react';
import { IconButton, notify, Stack, Typography, useFormat, useLanguage, usePermission } from 'mfe-shared';
import { DataTable, download, FormSection, StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { PayNow } from './pay-now';
import { invoicesQuery } from './subscription.queries';

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
const numberText = (number: number) => `L-${String(number).padStart(6, '0')}`;

function stateOf({ status, dueAt, problem, collectAt }: SubscriptionInvoice): keyof typeof tones {
  if (status === 'paid') return 'paid';
  if (problem) return problem;
  if (collectAt) return 'collecting';
  return new Date(dueAt) < new Date() ? 'overdue' : 'open';
}

/** What the store has paid, and has to pay; each as PDF. `canPay`: there is something to collect it from. */
export function InvoicesCard({ canPay }: { canPay: boolean }) {
  const { t } = useTranslation('store-admin/subscription');
  const [language] = useLanguage();
  const { date, money } = useFormat();
  const mayWrite = usePermission('write_subscription');
  const { data: invoices } = useSuspenseQuery(invoicesQuery(useTenantId()));
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
              const { problem, collectAt } = row;
              return (
                <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
                  <StatusChip status={state} tone={tones[state]} label={t(`invoices.${state}`)} />
                  {problem && collectAt ? (
                    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                      {t('invoices.again', { date: date(collectAt) })}
                    </Typography>
                  ) : null}
                  {canPay && mayWrite && row.status === 'open' ? (
                    <PayNow invoice={row} number={numberText(row.number)} />
                  ) : null}
                </Stack>
              );
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
