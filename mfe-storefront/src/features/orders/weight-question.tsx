import type { MyOrder } from 'api';
import { Alert, Box, Button, notify, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useAnswerWeight } from './orders.queries';

type Line = MyOrder['lines'][number];
type WeightQuestionProps = { order: Pick<MyOrder, 'id' | 'currency' | 'status'>; line: Line };

/** Goods that are heavier than agreed: their shopper says whether they pay for it, until the order leaves. */
export function WeightQuestion({ order, line }: WeightQuestionProps) {
  const { t } = useTranslation('storefront/orders');
  const { money } = useFormat();
  const answer = useAnswerWeight(order.id);
  const { weight, weightConsent } = line;
  if (!weight?.pickedG || weightConsent !== 'asked' || order.status !== 'processing') return null;
  const { pickedG: grams, price, pricedBy } = weight;
  const full = money(Math.round((price * grams) / (pricedBy === 'kg' ? 1_000 : 100)), order.currency);
  const send = (accepted: boolean) =>
    answer.mutate({ lineId: line.id, grams, accepted }, { onError: notify.error });
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      {t('weight.question', { price: full, most: money(line.lineSubtotal, order.currency) })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="contained" loading={answer.isPending} onClick={() => send(true)}>
          {t('weight.accept', { price: full })}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="neutral"
          disabled={answer.isPending}
          onClick={() => send(false)}
        >
          {t('weight.refuse')}
        </Button>
      </Box>
    </Alert>
  );
}
