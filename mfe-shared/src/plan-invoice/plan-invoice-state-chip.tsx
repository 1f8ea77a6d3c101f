import Stack from '@mui/material/Stack';
import { StatusChip } from '../backoffice/status-chip';
import { useFormat } from '../format/use-format';
import { Typography } from '../ui/typography';
import type { PlanInvoiceStateProps } from './plan-invoice.types';
import { usePlanInvoiceWords } from './words';

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

function stateOf({
  status,
  dueAt,
  problem,
  collectAt,
}: PlanInvoiceStateProps['invoice']): keyof typeof tones {
  if (status === 'paid') return 'paid';
  if (problem) return problem;
  if (collectAt) return 'collecting';
  return new Date(dueAt) < new Date() ? 'overdue' : 'open';
}

/** Loaded with the first invoice that somebody sees. */
export function PlanInvoiceStateChip({ invoice }: PlanInvoiceStateProps) {
  const { t } = usePlanInvoiceWords();
  const { date } = useFormat();
  const state = stateOf(invoice);
  const { problem, collectAt } = invoice;
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <StatusChip status={state} tone={tones[state]} label={t(`state.${state}`)} />
      {problem && collectAt ? (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('again', { date: date(collectAt) })}
        </Typography>
      ) : null}
    </Stack>
  );
}
