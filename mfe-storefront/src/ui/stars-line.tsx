import type { CatalogProduct } from 'api';
import { Box, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** A product's average and the number of its reviews; nothing without one. */
export function StarsLine({ product }: { product: Pick<CatalogProduct, 'averageRating' | 'totalReviews'> }) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const { averageRating, totalReviews } = product;
  // Also for an API that is older than this build.
  if (!totalReviews) return null;
  const average = number(Math.round(averageRating * 10) / 10);
  return (
    <Box className="tabular" sx={styles}>
      <span role="img" aria-label={t('stars', { value: average })}>
        <b aria-hidden>★</b> {average}
      </span>{' '}
      ({number(totalReviews)})
    </Box>
  );
}

const styles = { color: 'text.secondary', fontSize: '0.8125rem', '& b': { color: 'warning.main' } };
