import { Heart, LayoutDashboard, LogOut, ShoppingBag, User, UserPen } from 'lucide-react';
import { Button, Menu, MenuItem, session, useSession, useSettings, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useSignInPath } from './use-sign-in-path';

/** The sign-in link, or the shopper's account menu. */
export function AccountMenu() {
  const { t } = useTranslation('storefront/layout');
  const user = useSession((state) => state.user);
  const signIn = useSignInPath();
  const text = useText();
  const navbar = useSettings().customization?.navbar;
  if (!user) {
    return (
      <Button color="neutral" startIcon={<User size={18} />} to={signIn} sx={buttonStyles}>
        {text(navbar?.login) || t('signIn')}
      </Button>
    );
  }
  return (
    <Menu
      trigger={(props) => (
        <Button
          {...props}
          color="neutral"
          startIcon={<User size={18} />}
          aria-label={t('accountOf', { name: user.name })}
          sx={buttonStyles}
        >
          <span className="name">{user.name.split(' ')[0]}</span>
        </Button>
      )}
    >
      <MenuItem to="/user/dashboard" icon={<LayoutDashboard size={18} />}>
        {t('dashboard')}
      </MenuItem>
      <MenuItem to="/user/my-orders" icon={<ShoppingBag size={18} />}>
        {t('orders')}
      </MenuItem>
      <MenuItem to="/user/favourites" icon={<Heart size={18} />}>
        {t('favourites')}
      </MenuItem>
      <MenuItem to="/user/update-profile" icon={<UserPen size={18} />}>
        {text(navbar?.profile) || t('profile')}
      </MenuItem>
      <MenuItem icon={<LogOut size={18} />} onClick={() => void session.signOut()}>
        {text(navbar?.logout) || t('signOut')}
      </MenuItem>
    </Menu>
  );
}

/** As wide for a shopper as for a visitor, as the server renders the page for visitors. */
const buttonStyles = {
  width: { lg: 152 },
  justifyContent: 'flex-start',
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis' },
};
