import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { Alert, Box, Button, Link, Typography, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { AccountPage } from '../../layout/account-page';
import { useSignInPath } from '../../layout/use-sign-in-path';
import { readFavourites, useFavourites } from '../../ui/favourites.store';
import { NothingYet } from '../../ui/nothing-yet';
import { Page } from '../../ui/page';
import { ProductGrid, ProductGridSkeleton } from '../../ui/product-grid';
import { useShopperState } from '../../ui/use-shopper-state';
import { useTitle } from '../../ui/use-title';
import { favouritesQuery } from './favourites.queries';

/** /favourites, /user/favourites: what the shopper has marked and the store still sells, the newest first. */
export function FavouritesPage() {
  const { t } = useTranslation('storefront/favourites');
  const { pathname } = useLocation();
  const isShopper = useShopperState() === 'shopper';
  if (pathname === '/favourites') {
    return isShopper ? <Navigate to="/user/favourites" replace /> : <GuestFavourites />;
  }
  return (
    <AccountPage title={t('title')} fallback={null}>
      <FavouriteProducts />
    </AccountPage>
  );
}

/** The favourites of this browser, and a hint that an account has them everywhere. */
function GuestFavourites() {
  const { t } = useTranslation('storefront/favourites');
  const signIn = useSignInPath();
  const isEmpty = useFavourites(({ ids }) => ids.length === 0);
  useTitle(t('title'));
  return (
    <Page narrow>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      {isEmpty ? null : (
        <Box component="p" sx={{ mb: 3, color: 'text.secondary' }}>
          {t('here')} <Link to={signIn}>{t('signIn')}</Link>
        </Box>
      )}
      <FavouriteProducts />
    </Page>
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
