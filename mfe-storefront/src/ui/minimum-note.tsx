import type { CartQuote } from 'api';
import { Alert, Box, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** The amount that is missing to the minimum order. The element is always there, so that its text is announced. */
export function MinimumNote({ quote }: { quote: CartQuote }) {
  const { t } = useTranslation('storefront/ui');
  const { money } = useFormat();
  const { minimumOrder, missingToMinimum } = quote;
  return (
    <Box role="status">
      {minimumOrder && missingToMinimum ? (
        <Alert severity="info">
          {t('minimumMissing', { minimum: money(minimumOrder), missing: money(missingToMinimum) })}
        </Alert>
      ) : null}
    </Box>
  );
}
