import type { CatalogProductDetail } from 'api';
import { Box, Chip, Skeleton, Stack, Typography, useFormat, useWordOf, VisuallyHidden } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { BundleContents } from './product-facts';
import { PurchasePanel } from './purchase-panel';
import { StoreNotes } from './store-notes';
import type { CatalogVariant } from './use-variant';
import { VariantChoice } from './variant-choice';

type PurchaseProps = {
  product: CatalogProductDetail;
  variant: CatalogVariant;
  title: string;
  onChoose: (variant: CatalogVariant) => void;
};

/** The product's diets and age limit, its variants, and the button to add it to the cart. */
export function Purchase({ product, variant, title, onChoose }: PurchaseProps) {
  const { t } = useTranslation('storefront/products');
  const wordOf = useWordOf('storefront/products');
  const { percent } = useFormat();
  return (
    <>
      {product.diets.length > 0 ? (
        <Box component="ul" role="list" aria-label={t('diets')} sx={dietsStyles}>
          {product.diets.map((diet) => (
            <li key={diet}>
              <Chip color="success" label={wordOf('diet', diet) ?? diet} />
            </li>
          ))}
        </Box>
      ) : null}
      {product.ageLimit ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('fromAge', { age: product.ageLimit })}
        </Typography>
      ) : null}
      {product.nominalWeightG ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('weighed', { percent: percent(product.tolerancePct * 100) })}
        </Typography>
      ) : null}
      <VariantChoice product={product} variant={variant} onChoose={onChoose} />
      <PurchasePanel product={product} variant={variant} title={title} />
      <BundleContents parts={product.contains} />
      <StoreNotes />
    </>
  );
}

/** Nothing can be pressed that would move when the rest of the product comes. */
export function PurchaseSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Stack role="status" sx={{ gap: 2, mt: 3 }}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={160} />
    </Stack>
  );
}

const dietsStyles = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 };
