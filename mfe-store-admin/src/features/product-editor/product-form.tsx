import type { ProductDetail } from 'api';
import { ExternalLink, History, Star } from 'lucide-react';
import { Button, IconButton, Slot, useMayWrite, usePermission, useText } from 'mfe-shared';
import { RecordPage } from 'mfe-shared/backoffice';
import { VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { DeleteRecord } from '../../ui/delete-record';
import { products } from '../../ui/product-resource';
import { BundleSection } from './bundle-section';
import { CopyButton } from './copy-button';
import { FoodSection } from './food-section';
import { HandlingSection } from './handling-section';
import { OrganisationSection } from './organisation-section';
import { SaleSection } from './sale-section';
import { SearchSection } from './search-section';
import { TextsSection } from './texts-section';
import { useProductForm } from './use-product-form';
import { VariantsSection } from './variants-section';

/** /admin/products/add, /admin/products/edit/:id and, as notifications link, /admin/products/:id. */
export function ProductFormPage() {
  return <RecordPage resource={products}>{(product) => <ProductForm product={product} />}</RecordPage>;
}

/** The left column describes the product, the right one how it is sold. `product` is null for a new one. */
function ProductForm({ product }: { product: ProductDetail | null }) {
  const { t } = useTranslation('store-admin/product-editor');
  const text = useText();
  const mayWrite = useMayWrite();
  const mayReadReviews = usePermission('read_reviews');
  const { versioned, digits } = useProductForm(product);
  const shown = product?.status === 'show';
  return (
    <VersionedFormPage
      versioned={versioned}
      title={product ? text(product.title) : t('addTitle')}
      back={{ to: '/admin/products', label: t('title') }}
      readOnly={mayWrite ? null : t('readOnly')}
      actions={
        <>
          {product && mayReadReviews ? (
            <IconButton label={t('reviews')} to={`/admin/reviews?productId=${product.id}`}>
              <Star size={18} />
            </IconButton>
          ) : null}
          {product ? (
            <IconButton label={t('history')} to={`/admin/products/history/${product.id}`}>
              <History size={18} />
            </IconButton>
          ) : null}
          {product && mayWrite ? <CopyButton id={product.id} /> : null}
          {product && mayWrite ? (
            <DeleteRecord subject="products" id={product.id} name={text(product.title)} />
          ) : null}
          {shown ? (
            <Button
              variant="outlined"
              color="neutral"
              href={`/product/${product.slug}`}
              target="_blank"
              rel="noopener"
              endIcon={<ExternalLink size={16} />}
            >
              {t('viewInShop')}
            </Button>
          ) : null}
        </>
      }
      aside={
        <>
          <SaleSection digits={digits} />
          <OrganisationSection />
        </>
      }
    >
      <TextsSection isNew={product === null} />
      <VariantsSection digits={digits} />
      <BundleSection />
      <FoodSection />
      <HandlingSection digits={digits} />
      <SearchSection />
      <Slot name="store-admin.product" props={{ productId: product?.id }} />
    </VersionedFormPage>
  );
}
