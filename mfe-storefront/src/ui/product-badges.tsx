import type { CatalogProduct } from 'api';
import { Box, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type Badge = { key: string; label: string; color: string; background: string };

/** At most two words at the picture's corner: what decides first comes first. */
export function ProductBadges({
  product,
}: {
  product: Pick<CatalogProduct, 'price' | 'originalPrice' | 'inStock' | 'tags'>;
}) {
  const { t } = useTranslation('storefront/ui');
  const { percent } = useFormat();
  const badges: Badge[] = [];
  const { price, originalPrice } = product;
  if (!product.inStock) {
    badges.push({ key: 'sold-out', label: t('soldOut'), color: 'neutral.1', background: 'neutral.9' });
  } else if (price < originalPrice) {
    const saved = Math.round(((originalPrice - price) / originalPrice) * 100) * 100;
    badges.push({
      key: 'offer',
      label: `−${percent(saved)}`,
      color: 'error.contrastText',
      background: 'error.main',
    });
  }
  if (product.tags.includes('organic')) {
    badges.push({
      key: 'organic',
      label: t('organic'),
      color: 'success.contrastText',
      background: 'success.main',
    });
  } else if (product.tags.includes('new')) {
    badges.push({ key: 'new', label: t('new'), color: 'info.contrastText', background: 'info.main' });
  }
  return (
    <Box
      sx={{
        position: 'absolute',
        top: 8,
        left: 8,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        pointerEvents: 'none',
      }}
    >
      {badges.map(({ key, label, color, background }) => (
        <Box key={key} component="span" sx={{ ...badgeStyles, color, bgcolor: background }}>
          {label}
        </Box>
      ))}
    </Box>
  );
}

const badgeStyles = {
  px: 0.875,
  borderRadius: '999px',
  fontSize: '0.75rem',
  lineHeight: '22px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
};
