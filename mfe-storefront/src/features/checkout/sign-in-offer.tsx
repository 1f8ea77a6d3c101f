import { Box, Link } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../ui/cart.store';

/** The other way to order. Typed values stay, and the sign-in leads back here. */
export function SignInOffer() {
  const { t } = useTranslation('storefront/checkout');
  const isEmpty = useCart((state) => state.isEmpty);
  if (isEmpty) return null;
  return (
    <Box sx={{ mb: 2, color: 'text.secondary' }}>
      {t('guest')} <Link to="/auth/login?returnUrl=%2Fcheckout">{t('signIn')}</Link>
    </Box>
  );
}
