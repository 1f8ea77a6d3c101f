import { useSuspenseQuery } from '@tanstack/react-query';
import { PageSkeleton } from 'mfe-shared';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useTenantId } from '../../ui/use-tenant-id';
import { products } from './product-editor.queries';
import { ProductForm } from './product-form';

/** /admin/products/add, /admin/products/edit/:id and, for links of notifications, /admin/products/:id. */
export function ProductFormPage() {
  const { id } = useParams();
  return (
    <Suspense fallback={<PageSkeleton variant="form" />}>
      {id ? <EditProduct key={id} id={id} /> : <ProductForm key="new" product={null} />}
    </Suspense>
  );
}

function EditProduct({ id }: { id: string }) {
  const { data } = useSuspenseQuery(products.one(useTenantId(), id));
  return <ProductForm product={data} />;
}
