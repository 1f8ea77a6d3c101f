import type { CartQuote } from 'api';
import { Alert, ApiError, Box, useErrorText, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type PlaceOrderProblemProps = {
  refusal: 'issues' | 'age' | null;
  /** The last try had no reply. */
  inDoubt: boolean;
  error: unknown;
  quote: CartQuote | undefined;
};

/**
 * Why the order is not placed, what is safe and what to do. The element is always there, so that its text is
 * announced.
 */
export function PlaceOrderProblem({ refusal, inDoubt, error, quote }: PlaceOrderProblemProps) {
  const { t } = useTranslation('storefront/checkout');
  const { money } = useFormat();
  const errorText = useErrorText();
  const message = () => {
    if (inDoubt) return t('problems.network');
    if (refusal) return t(`problems.${refusal}`);
    if (!(error instanceof ApiError)) return error ? errorText(error) : null;
    switch (error.code) {
      case 'TOTAL_CHANGED':
        return t('problems.total', { total: quote ? money(quote.total) : '' });
      case 'OUT_OF_STOCK':
        return t('problems.stock');
      default:
        return errorText(error);
    }
  };
  const text = message();
  return <Box role="alert">{text ? <Alert severity="warning">{text}</Alert> : null}</Box>;
}
