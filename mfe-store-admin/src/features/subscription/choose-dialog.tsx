import type { OwnSubscription, PlanChoice } from 'api';
import {
  Alert,
  Button,
  Dialog,
  notify,
  Stack,
  Typography,
  useErrorText,
  useFormat,
  useText,
} from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useChoosePlan } from './subscription.queries';

type ChooseDialogProps = { choice: PlanChoice; subscription: OwnSubscription; onClose: () => void };

/** Says what a plan costs and from when on, and chooses it. */
export function ChooseDialog({ choice, subscription, onClose }: ChooseDialogProps) {
  const { t } = useTranslation('store-admin/subscription');
  const text = useText();
  const { money, date } = useFormat();
  const errorText = useErrorText();
  const choose = useChoosePlan();
  const { state, currency, endsAt, plan, version, method } = subscription;
  const { difference } = choice;
  const amounts = {
    price: money(choice.prices[currency] ?? 0, currency),
    difference: money(Math.abs(difference), currency),
    date: endsAt ? date(endsAt) : '',
  };
  const consequence = () => {
    if (state === 'trial') return t('consequence.trial', amounts);
    if (state === 'inactive') return t('consequence.reopens', amounts);
    if (choice.id === plan.id) return t('consequence.keeps', amounts);
    if (endsAt === null) return t('consequence.begins', amounts);
    return t(difference < 0 ? 'consequence.gives' : 'consequence.costs', amounts);
  };
  const run = () =>
    choose.mutate(
      { planId: choice.id, version },
      {
        onSuccess: () => {
          notify.success(t('done', { plan: text(choice.name) }));
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chooseTitle', { plan: text(choice.name) })}
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={choose.isPending}>
            {t('back')}
          </Button>
          <Button variant="contained" onClick={run} loading={choose.isPending}>
            {t('choose')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Typography>{consequence()}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {method ? `${t('payment.from', { method: method.label })} ` : null}
          {t('withoutTax')}
        </Typography>
        {choose.isError ? (
          <Alert severity="error" role="alert">
            {errorText(choose.error)}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
