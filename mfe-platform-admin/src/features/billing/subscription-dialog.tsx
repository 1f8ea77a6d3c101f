import { useQuery } from '@tanstack/react-query';
import type { SubscriptionRow } from 'api';
import {
  Alert,
  Button,
  Dialog,
  notify,
  Select,
  Stack,
  TextField,
  Typography,
  useErrorText,
  useFormat,
  useTenant,
  useText,
} from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plans, useChangeSubscription } from './billing.queries';

const everyPlan = { limit: 100, sort: 'position' } as const;
const dayOf = (iso: string | null) => iso?.slice(0, 10) ?? '';

/** Gives a store another plan, also one that nobody else can choose, and moves the end of its trial. */
export function SubscriptionDialog(props: { subscription: SubscriptionRow; onClose: () => void }) {
  const { subscription, onClose } = props;
  const { id, store, state, currency, version } = subscription;
  const { t } = useTranslation('platform-admin/billing');
  const text = useText();
  const { money } = useFormat();
  const errorText = useErrorText();
  const offered = useQuery(plans.list(useTenant().id, everyPlan));
  const [planId, setPlanId] = useState(subscription.planId);
  const [day, setDay] = useState(dayOf(subscription.endsAt));
  const change = useChangeSubscription();
  const isMoved = state === 'trial' && day !== '' && day !== dayOf(subscription.endsAt);
  const isSame = planId === subscription.planId && !isMoved && state !== 'inactive';
  const run = () =>
    change.mutate(
      // The day counts to its end.
      { id, planId, version, ...(isMoved && { trialEndsAt: `${day}T23:59:59.000Z` }) },
      {
        onSuccess: () => {
          notify.success(t('changed', { store }));
          onClose();
        },
      },
    );
  const options = (offered.data?.items ?? []).flatMap(({ id: value, name, prices, status }) => {
    const price = prices[currency];
    if (price === undefined) return [];
    const label = `${text(name)} · ${money(price, currency)}`;
    return [{ value, label: status === 'hide' ? `${label} · ${t('status.hide')}` : label }];
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('changeTitle', { store })}
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={change.isPending}>
            {t('cancel')}
          </Button>
          <Button variant="contained" onClick={run} loading={change.isPending} disabled={isSame}>
            {t(state === 'inactive' ? 'reopen' : 'change')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Typography>{t(`changeText.${state}`)}</Typography>
        <Select
          label={t('plan')}
          options={options}
          value={planId}
          onChange={(event) => setPlanId(event.target.value)}
        />
        {state === 'trial' ? (
          <TextField
            label={t('trialEnd')}
            type="date"
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        ) : null}
        {change.isError ? (
          <Alert severity="error" role="alert">
            {errorText(change.error)}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
