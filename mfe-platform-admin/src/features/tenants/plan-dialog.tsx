import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Dialog, notify, Select, Stack, Typography, useErrorText, useText } from 'mfe-shared';
import { useBulk } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planChoicesOptions, tenants } from './tenants.queries';

/** Gives stores another plan, all of them or none. */
export function PlanDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const { t } = useTranslation('platform-admin/tenants');
  const text = useText();
  const errorText = useErrorText();
  const { data, error } = useQuery(planChoicesOptions());
  const [planId, setPlanId] = useState('');
  const change = useBulk(tenants, 'plan');
  const count = ids.length;
  const plans = (data?.items ?? []).map(({ id, name, status }) => ({
    value: id,
    label: status === 'hide' ? t('hiddenPlan', { plan: text(name) }) : text(name),
  }));
  const refusal = change.error ?? (data ? null : error);
  const run = () =>
    change.mutate(
      ids.map((id) => ({ id, planId })),
      {
        onSuccess: () => {
          notify.success(t('done.plan', { count }));
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('planTitle', { count })}
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={change.isPending}>
            {t('cancel')}
          </Button>
          <Button variant="contained" onClick={run} loading={change.isPending} disabled={planId === ''}>
            {t('changePlan')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Typography>{t('planText')}</Typography>
        <Select
          label={t('plan')}
          value={planId}
          options={[{ value: '', label: t('choose') }, ...plans]}
          onChange={(event) => setPlanId(event.target.value)}
        />
        {refusal ? (
          <Alert severity="error" role="alert">
            {errorText(refusal)}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
