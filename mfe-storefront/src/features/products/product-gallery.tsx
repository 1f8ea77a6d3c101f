import type { CatalogProductDetail } from 'api';
import { Box, Image } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lifted, liftedStyles } from '../../ui/lift-picture';
import { ProductBadges } from '../../ui/product-badges';

type ProductGalleryProps = {
  product: CatalogProductDetail;
  /** The chosen variant's picture, shown until another one is pressed. */
  picture: string | null;
  title: string;
};

type Picture = { url: string; alt: string };

/** One large picture, and thumbnails to choose from. */
export function ProductGallery({ product, picture, title }: ProductGalleryProps) {
  const { t } = useTranslation('storefront/products');
  const pictures = picturesOf(product, picture);
  const [pressed, setPressed] = useState<{ url: string; under: string | null } | null>(null);
  const wanted = pressed && pressed.under === picture ? pressed.url : (picture ?? pictures[0]?.url);
  const shown = pictures.find(({ url }) => url === wanted) ?? pictures[0];
  return (
    <Box sx={{ position: { md: 'sticky' }, top: { md: 88 } }}>
      <Box sx={{ position: 'relative' }}>
        <Box {...lifted} sx={frameStyles}>
          {shown ? (
            <Image
              src={shown.url}
              alt={shown.alt || title}
              width={560}
              height={560}
              sizes="(min-width: 900px) 560px, calc(100vw - 32px)"
              priority
            />
          ) : null}
        </Box>
        <ProductBadges product={product} />
      </Box>
      {pictures.length > 1 ? (
        <Box
          component="ul"
          role="list"
          aria-label={t('pictures')}
          sx={{ display: 'flex', gap: 1, mt: 1.5, overflowX: 'auto', p: 0.5 }}
        >
          {pictures.map(({ url }, index) => (
            <li key={url}>
              <Box
                component="button"
                type="button"
                aria-label={t('picture', { number: index + 1 })}
                aria-pressed={url === shown?.url}
                onClick={() => setPressed({ url, under: picture })}
                sx={thumbStyles(url === shown?.url)}
              >
                <Image src={url} alt="" width={64} height={64} />
              </Box>
            </li>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

function picturesOf(product: CatalogProductDetail, picture: string | null): Picture[] {
  const known = product.images.map(({ url, alt }) => ({ url, alt }));
  return picture && !known.some(({ url }) => url === picture) ? [{ url: picture, alt: '' }, ...known] : known;
}

const frameStyles = {
  ...liftedStyles,
  aspectRatio: '1',
  borderRadius: 2,
  overflow: 'hidden',
  bgcolor: 'neutral.2',
  '& img': { width: '100%', height: '100%' },
};

const thumbStyles = (shown: boolean) => ({
  display: 'block',
  p: 0,
  border: 2,
  borderColor: shown ? 'primary.main' : 'transparent',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'neutral.2',
  cursor: 'pointer',
});
