import type { CatalogProduct } from 'api';
import { Box, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type Badge = { key: string; label: string; tone: object };

/** At most two badges in the picture's corner, the most important first. */
export function ProductBadges({
  product,
}: {
  product: Pick<CatalogProduct, 'price' | 'originalPrice' | 'inStock' | 'tags' | 'ageLimit'>;
}) {
  const { t } = useTranslation('storefront/ui');
  const { percent } = useFormat();
  const badges: Badge[] = [];
  const { price, originalPrice } = product;
  if (!product.inStock) {
    badges.push({ key: 'sold-out', label: t('soldOut'), tone: tones.soldOut });
  } else if (price < originalPrice) {
    const saved = Math.round(((originalPrice - price) / originalPrice) * 100) * 100;
    badges.push({ key: 'offer', label: `−${percent(saved)}`, tone: tones.offer });
  }
  if (product.ageLimit) {
    badges.push({ key: 'age', label: `${product.ageLimit}+`, tone: tones.age });
  } else if (product.tags.includes('organic')) {
    badges.push({ key: 'organic', label: t('organic'), tone: tones.organic });
  } else if (product.tags.includes('new')) {
    badges.push({ key: 'new', label: t('new'), tone: tones.new });
  }
  return (
    <Box sx={placeStyles}>
      {badges.map(({ key, label, tone }) => (
        <Box key={key} component="span" sx={tone}>
          {label}
        </Box>
      ))}
    </Box>
  );
}

const placeStyles = {
  position: 'absolute',
  top: 8,
  left: 8,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  pointerEvents: 'none',
};

const badgeStyles = {
  px: 0.875,
  borderRadius: '999px',
  fontSize: '0.75rem',
  lineHeight: '22px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
};

const tones = {
  soldOut: { ...badgeStyles, color: 'neutral.1', bgcolor: 'neutral.9' },
  age: { ...badgeStyles, color: 'warning.contrastText', bgcolor: 'warning.main' },
  offer: { ...badgeStyles, color: 'error.contrastText', bgcolor: 'error.main' },
  organic: { ...badgeStyles, color: 'success.contrastText', bgcolor: 'success.main' },
  new: { ...badgeStyles, color: 'info.contrastText', bgcolor: 'info.main' },
};
