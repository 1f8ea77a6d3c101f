import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ProductDetail } from './product-detail';
import { ProductDetailSkeleton } from './product-detail-skeleton';

/** One product. */
export function ProductDetailPage() {
  const { slug = '' } = useParams();
  return (
    <Suspense key={slug} fallback={<ProductDetailSkeleton />}>
      <ProductDetail slug={slug} />
    </Suspense>
  );
}
