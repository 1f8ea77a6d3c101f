import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { Alert, Button, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../layout/account-page';
import { readFavourites, useFavourites } from '../../ui/favourites.store';
import { NothingYet } from '../../ui/nothing-yet';
import { ProductGrid, ProductGridSkeleton } from '../../ui/product-grid';
import { favouritesQuery } from './favourites.queries';

/** /user/favourites: what the shopper has marked and the store still sells, the newest first. */
export function FavouritesPage() {
  const { t } = useTranslation('storefront/favourites');
  return (
    <AccountPage title={t('title')} fallback={null}>
      <FavouriteProducts />
    </AccountPage>
  );
}

function FavouriteProducts() {
  const { t } = useTranslation('storefront/favourites');
  const { id: tenantId } = useTenant();
  const { ids, isReady, hasFailed } = useFavourites();
  const { data, isError, refetch } = useQuery(favouritesQuery(tenantId, ids));
  if (hasFailed || isError) {
    const retry = () => void (hasFailed ? readFavourites() : refetch());
    return (
      <Alert severity="error" action={<Button onClick={retry}>{t('retry')}</Button>}>
        {t('failed')}
      </Alert>
    );
  }
  const products = ids.flatMap((id) => data?.find((product) => product.id === id) ?? []);
  if (!isReady || (ids.length > 0 && !data)) return <ProductGridSkeleton count={6} />;
  if (products.length === 0) {
    return <NothingYet icon={<Heart size={40} />} title={t('none')} text={t('noneText')} />;
  }
  return <ProductGrid products={products} narrow />;
}
