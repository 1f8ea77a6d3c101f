import { useQuery } from '@tanstack/react-query';
import { useTenant } from 'mfe-shared';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { productsQuery } from '../../ui/catalog.queries';
import { useFavourites } from '../../ui/favourites.store';
import { ProductCard } from '../../ui/product-card';
import { Section } from '../../ui/section';
import { Shelf } from '../../ui/shelf';
import { returningQuery } from './home.queries';
import { LastOrder } from './last-order';
import { RunningOrder } from './running-order';
import { useQuietPlace } from './use-quiet-place';

/** For a shopper who comes back: the order under way, what they buy most often, the last order and favourites. */
export function Returning() {
  const { t } = useTranslation('storefront/home');
  const { data } = useQuery(returningQuery(useTenant().id));
  const place = useRef<HTMLDivElement>(null);
  const mayShow = useQuietPlace(place);
  const favourites = useFavourites(({ ids }) => ids);
  return (
    <>
      {data?.running ? <RunningOrder order={data.running} /> : null}
      <div ref={place}>
        {data && mayShow ? (
          <>
            <Products title={t('again')} ids={data.productIds} more="/user/my-orders" />
            {data.last ? <LastOrder order={data.last} /> : null}
            <Products title={t('favourites')} ids={favourites.slice(0, 12)} more="/user/favourites" />
          </>
        ) : null}
      </div>
    </>
  );
}

type ProductsProps = { title: string; ids: readonly string[]; more: string };

/** The products that can be bought today, in this order. */
function Products({ title, ids, more }: ProductsProps) {
  const { t } = useTranslation('storefront/ui');
  const { id: tenantId } = useTenant();
  const { data } = useQuery({
    ...productsQuery(tenantId, { ids: ids.join(','), inStock: 'true' }),
    enabled: ids.length > 0,
  });
  const products = (data?.items ?? []).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  if (ids.length === 0 || products.length === 0) return null;
  return (
    <Section title={title} more={{ to: more, label: t('seeAll') }}>
      <Shelf label={title} itemWidth={{ xs: 156, md: 208 }}>
        {products.map((product) => ({ key: product.id, content: <ProductCard product={product} /> }))}
      </Shelf>
    </Section>
  );
}
