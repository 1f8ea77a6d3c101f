import type { OwnSubscription } from 'api';
import { Alert, Box, Button, Card, Stack, Typography, useFormat, useMayWrite, useText } from 'mfe-shared';
import { ConfirmedAction, StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useCancelPlan } from './subscription.queries';

const tones = { trial: 'info', active: 'success', past_due: 'warning', inactive: 'danger' } as const;
const severities = { trial: 'info', active: 'warning', past_due: 'warning', inactive: 'error' } as const;

/** The plan as it is now, and what happens next. */
export function PlanCard({ subscription }: { subscription: OwnSubscription }) {
  const { t } = useTranslation('store-admin/subscription');
  const text = useText();
  const { money, date } = useFormat();
  const mayWrite = useMayWrite();
  const cancel = useCancelPlan();
  const { state, plan, currency, renews, endsAt, credit, version, method } = subscription;
  const end = endsAt ? date(endsAt) : '';
  const price = plan.prices[currency] ?? 0;
  const notice = () => {
    if (state === 'past_due' && method) return t('notice.failed');
    if (state === 'inactive' || state === 'past_due') return t(`notice.${state}`);
    if (renews || !endsAt) return null;
    return t(state === 'trial' ? 'notice.trial' : 'notice.ending', { date: end });
  };
  const said = notice();
  return (
    <Card component="section" aria-label={t('now')} sx={{ p: { xs: 2, md: 2.5 } }}>
      <Stack spacing={2}>
        {said ? <Alert severity={severities[state]}>{said}</Alert> : null}
        <Box sx={headStyles}>
          <Stack spacing={0.5}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography variant="h3" component="h2">
                {text(plan.name)}
              </Typography>
              <StatusChip status={state} tone={tones[state]} label={t(`state.${state}`)} />
            </Stack>
            <Typography sx={{ color: 'text.secondary' }}>
              {price === 0 ? t('free') : t('perMonth', { price: money(price, currency) })}
              {endsAt && renews && state !== 'inactive'
                ? ` · ${t(state === 'trial' ? 'paidFrom' : 'renews', { date: end })}`
                : null}
            </Typography>
            {credit > 0 ? <Typography>{t('credit', { amount: money(credit, currency) })}</Typography> : null}
          </Stack>
          {mayWrite && renews && state !== 'inactive' ? (
            <ConfirmedAction
              button={(ask) => (
                <Button variant="outlined" color="neutral" onClick={ask}>
                  {t('cancel')}
                </Button>
              )}
              title={t('cancelTitle')}
              text={endsAt ? t('cancelText', { date: end }) : t('cancelNow')}
              confirmLabel={t('cancel')}
              done={t('cancelled')}
              run={() => cancel.mutateAsync(version)}
            />
          ) : null}
        </Box>
      </Stack>
    </Card>
  );
}

const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
} as const;
