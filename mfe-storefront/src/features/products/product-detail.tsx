import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import {
  Box,
  Chip,
  Link,
  loadedLater,
  Money,
  Slot,
  Typography,
  useFormat,
  useTenant,
  useText,
} from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { categoriesQuery, productQuery } from '../../ui/catalog.queries';
import { FavouriteSlot } from '../../ui/favourite-slot';
import { InView } from '../../ui/in-view';
import { Page } from '../../ui/page';
import { ProductReviews } from '../../ui/product-reviews';
import { ProductShelf } from '../../ui/product-shelf';
import { StarsLine } from '../../ui/stars-line';
import { useAmountText } from '../../ui/use-amount-text';
import { useTitle } from '../../ui/use-title';
import { Breadcrumbs } from './breadcrumbs';
import { detailColumns, detailWidth } from './product-detail-columns';
import { BundleContents, ProductFacts } from './product-facts';
import { ProductGallery } from './product-gallery';
import { PurchasePanel } from './purchase-panel';
import { ShareButton } from './share-button';
import { StoreNotes } from './store-notes';
import { useVariant } from './use-variant';
import { VariantChoice } from './variant-choice';

const BoughtTogether = loadedLater(
  async () => (await import(/* webpackChunkName: "bought-together" */ './bought-together')).BoughtTogether,
);

/** All data of a product, and the button to add it to the cart. */
export function ProductDetail({ slug }: { slug: string }) {
  const { t } = useTranslation('storefront/products');
  const { id: tenantId } = useTenant();
  const text = useText();
  const { percent } = useFormat();
  const amountText = useAmountText();
  const { data: product } = useSuspenseQuery(productQuery(tenantId, slug));
  const { data: categories } = useQuery(categoriesQuery(tenantId));
  const { variant, choose } = useVariant(product);
  const { search } = useLocation();
  const title = text(product.title);
  useTitle(title);
  // The product had another address before.
  if (product.slug !== slug) return <Navigate to={`/product/${product.slug}${search}`} replace />;
  return (
    <Page>
      <Breadcrumbs product={product} categories={categories ?? []} />
      <Box sx={detailColumns}>
        <ProductGallery product={product} picture={variant.image} title={title} />
        <Box sx={{ position: 'relative', minWidth: 0 }}>
          <FavouriteSlot productId={product.id} title={title} />
          {product.brand ? (
            <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 500 }}>
              {product.brand}
            </Typography>
          ) : null}
          <Typography
            variant="h1"
            component="h1"
            sx={{ pr: 6, fontSize: { xs: '1.5625rem', md: '1.9375rem' } }}
          >
            {title}
          </Typography>
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
            {amountText({ ...product, ...variant })}
          </Typography>
          {product.totalReviews > 0 ? (
            <Link href="#reviews" sx={{ display: 'inline-block', py: 0.5 }}>
              <StarsLine product={product} />
            </Link>
          ) : null}
          <Box sx={priceStyles}>
            <Money minor={variant.price} original={variant.originalPrice} />
            <ShareButton title={title} />
          </Box>
          {product.diets.length > 0 ? (
            <Box component="ul" role="list" aria-label={t('diets')} sx={dietsStyles}>
              {product.diets.map((diet) => (
                <li key={diet}>
                  <Chip color="success" label={t(`diet.${diet}`, { defaultValue: diet })} />
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
          <VariantChoice product={product} variant={variant} onChoose={choose} />
          <PurchasePanel product={product} variant={variant} title={title} />
          <BundleContents parts={product.contains} />
          <StoreNotes />
        </Box>
      </Box>
      <Box sx={belowStyles}>
        <ProductShelf title={t('substitutes')} products={product.substitutes} />
        <ProductFacts product={product} />
        <ProductReviews product={product} />
        <InView minHeight={1}>
          <BoughtTogether slug={slug} />
        </InView>
        <ProductShelf title={t('related')} products={product.related} />
      </Box>
      <Slot name="storefront.product" props={{ productId: product.id, slug }} />
    </Page>
  );
}

const belowStyles = { maxWidth: detailWidth, mx: 'auto' };

const priceStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mt: 2,
  fontSize: '1.9375rem',
  lineHeight: 1.2,
  fontWeight: 700,
};

const dietsStyles = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 };
