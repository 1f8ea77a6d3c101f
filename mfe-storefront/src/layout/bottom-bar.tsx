import { House, LayoutGrid, User } from 'lucide-react';
import { Box, Link, useSession, useSettings, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { landscapePhone } from '../ui/landscape-phone';
import { useOverlay } from '../ui/use-overlay';
import { CartLink } from './cart-link';
import { useSignInPath } from './use-sign-in-path';

/** On a phone, the four main links at the bottom. */
export function BottomBar() {
  const { t } = useTranslation('storefront/layout');
  const { pathname } = useLocation();
  const signedIn = useSession((state) => state.isAuthenticated);
  const signIn = useSignInPath();
  const categories = useOverlay('categories');
  const text = useText();
  const navbar = useSettings().customization?.navbar;
  const inAccount = pathname.startsWith('/user/') || pathname.startsWith('/auth/');
  return (
    <Box component="nav" aria-label={t('mainMenu')} sx={barStyles}>
      <Link to="/" underline={false} aria-current={pathname === '/' ? 'page' : undefined}>
        <House size={22} aria-hidden />
        {t('home')}
      </Link>
      {navbar?.categories_menu_status === false ? null : (
        <Link
          to="/search"
          underline={false}
          aria-haspopup="dialog"
          aria-expanded={categories.open}
          onClick={categories.press}
        >
          <LayoutGrid size={22} aria-hidden />
          {text(navbar?.categories) || t('categories')}
        </Link>
      )}
      <CartLink />
      <Link
        to={signedIn ? '/user/dashboard' : signIn}
        underline={false}
        aria-current={inAccount ? 'page' : undefined}
      >
        <User size={22} aria-hidden />
        {signedIn ? t('account') : text(navbar?.login) || t('signIn')}
      </Link>
    </Box>
  );
}

const barStyles = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 1100,
  display: { xs: 'grid', md: 'none' },
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  // Twice the class, to override the link's own styles.
  '&& > *': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    height: 60,
    // The word beside its picture.
    [landscapePhone]: { flexDirection: 'row', gap: 1, height: 44 },
    p: 0,
    border: 0,
    bgcolor: 'transparent',
    color: 'text.secondary',
    fontSize: '0.75rem',
    fontWeight: 600,
    cursor: 'pointer',
    outlineOffset: -0.5,
  },
  '&& > [aria-current]': { color: 'primary.main' },
};
