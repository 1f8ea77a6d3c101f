import type { InvoiceRow } from 'api';
import { Stack, Typography, useFormat } from 'mfe-shared';
import { StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

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

type InvoiceStateProps = { invoice: Pick<InvoiceRow, 'status' | 'dueAt' | 'problem' | 'collectAt'> };

function stateOf({ status, dueAt, problem, collectAt }: InvoiceStateProps['invoice']): keyof typeof tones {
  if (status === 'paid') return 'paid';
  if (problem) return problem;
  if (collectAt) return 'collecting';
  return new Date(dueAt) < new Date() ? 'overdue' : 'open';
}

/** Whether it is paid, and when it is tried again otherwise. */
export function InvoiceState({ invoice }: InvoiceStateProps) {
  const { t } = useTranslation('platform-admin/billing');
  const { date } = useFormat();
  const state = stateOf(invoice);
  const { problem, collectAt } = invoice;
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
}
