import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { CatalogProduct, CatalogProductDetail } from 'api';
import { Box, Link, lazyComponent, Money, Slot, Typography, useTenant, useText } from 'mfe-shared';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigationType } from 'react-router-dom';
import { categoriesQuery, pressedCardKey, productQuery } from '../../ui/catalog.queries';
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
import { ProductFacts } from './product-facts';
import { ProductGallery } from './product-gallery';
import { Purchase, PurchaseSkeleton } from './purchase';
import { ShareButton } from './share-button';
import { useVariant } from './use-variant';

const BoughtTogether = lazyComponent(
  async () => (await import(/* webpackChunkName: "bought-together" */ './bought-together')).BoughtTogether,
);

/** All data of a product, and the button to add it to the cart. */
export function ProductDetail({ slug }: { slug: string }) {
  const key = pressedCardKey(useTenant().id, slug);
  const card = useQueryClient().getQueryData<CatalogProduct>(key);
  // On the way back the whole page is shown at once: the visitor returns to a place in it.
  const [isPressed] = useState(useNavigationType() === 'PUSH');
  return card && isPressed ? <PressedProduct card={card} /> : <ReadProduct slug={slug} />;
}

function ReadProduct({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(productQuery(useTenant().id, slug));
  return <ProductView slug={slug} product={data} detail={data} />;
}

/** Shows what the card has shown, and the rest in a second pass: the first frame comes sooner if it has less to draw. */
function PressedProduct({ card }: { card: CatalogProduct }) {
  const { data } = useQuery({
    ...productQuery(useTenant().id, card.slug),
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  const detail = useDeferredValue(data, undefined);
  return <ProductView slug={card.slug} product={detail ?? card} detail={detail} />;
}

type ProductViewProps = {
  slug: string;
  product: CatalogProduct;
  /** Undefined while it is read. */
  detail: CatalogProductDetail | undefined;
};

function ProductView({ slug, product, detail }: ProductViewProps) {
  const { id: tenantId } = useTenant();
  const text = useText();
  const amountText = useAmountText();
  const { data: categories } = useQuery(categoriesQuery(tenantId));
  const { variant, choose } = useVariant(detail);
  const { search } = useLocation();
  const title = text(product.title);
  useTitle(title);
  // The product had another address before.
  if (product.slug !== slug) return <Navigate to={`/product/${product.slug}${search}`} replace />;
  // A card has the lowest price of all variants, which need not be that of the one that is shown.
  const priced = variant ?? (product.variantCount === 1 ? product : undefined);
  return (
    <Page>
      <Breadcrumbs categoryId={detail?.categoryId} categories={categories ?? []} />
      <Box sx={detailColumns}>
        <ProductGallery product={detail ?? product} picture={(variant ?? product).image} title={title} />
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
          {priced ? (
            <>
              <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
                {amountText({ ...product, ...priced })}
              </Typography>
              {product.totalReviews > 0 ? (
                <Link href="#reviews" sx={{ display: 'inline-block', py: 0.5 }}>
                  <StarsLine product={product} />
                </Link>
              ) : null}
              <Box sx={priceStyles}>
                <Money minor={priced.price} original={priced.originalPrice} />
                <ShareButton title={title} />
              </Box>
            </>
          ) : null}
          {detail && variant ? (
            <Purchase product={detail} variant={variant} title={title} onChoose={choose} />
          ) : (
            <PurchaseSkeleton />
          )}
        </Box>
      </Box>
      {detail ? <BelowProduct product={detail} slug={slug} /> : null}
    </Page>
  );
}

function BelowProduct({ product, slug }: { product: CatalogProductDetail; slug: string }) {
  const { t } = useTranslation('storefront/products');
  return (
    <>
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
    </>
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
