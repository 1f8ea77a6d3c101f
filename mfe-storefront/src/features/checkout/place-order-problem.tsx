import type { CartQuote } from 'api';
import { Alert, ApiError, Box, useArrivalText, useErrorText, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** Why the order is not even sent. */
export type Refusal = 'issues' | 'age' | 'minimum' | 'arrival';
type Promised = NonNullable<CartQuote['shippingOptions'][number]['arrival']>;

type PlaceOrderProblemProps = {
  refusal: Refusal | null;
  /** The last try had no reply. */
  inDoubt: boolean;
  error: unknown;
  quote: CartQuote | undefined;
  /** The present promise of the chosen delivery. */
  arrival: Promised | undefined;
};

/**
 * Why the order is not placed, what is safe and what to do. The element is always there, so that its text is
 * announced.
 */
export function PlaceOrderProblem({ refusal, inDoubt, error, quote, arrival }: PlaceOrderProblemProps) {
  const { t } = useTranslation('storefront/checkout');
  const { money } = useFormat();
  const errorText = useErrorText();
  const arrivalText = useArrivalText();
  const minimum = () =>
    t('problems.minimum', {
      minimum: money(quote?.minimumOrder ?? 0),
      missing: money(quote?.missingToMinimum ?? 0),
    });
  const otherArrival = () =>
    t('problems.arrival', { arrival: arrival ? arrivalText(arrival, arrival.inDays) : '' });
  const message = () => {
    if (inDoubt) return t('problems.network');
    if (refusal === 'arrival') return otherArrival();
    if (quote?.missingToMinimum) return minimum();
    if (refusal === 'issues' || refusal === 'age') return t(`problems.${refusal}`);
    if (!(error instanceof ApiError)) return error ? errorText(error) : null;
    switch (error.code) {
      case 'TOTAL_CHANGED':
        return t('problems.total', { total: quote ? money(quote.total) : '' });
      case 'ARRIVAL_CHANGED':
        return otherArrival();
      case 'OUT_OF_STOCK':
        return t('problems.stock');
      default:
        return errorText(error);
    }
  };
  const text = message();
  return <Box role="alert">{text ? <Alert severity="warning">{text}</Alert> : null}</Box>;
}
