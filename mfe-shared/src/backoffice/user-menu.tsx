import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { session } from '../session/session';
import { useSession } from '../session/use-session';
import { Avatar } from '../ui/avatar';
import { IconButton } from '../ui/icon-button';
import { Menu } from '../ui/menu';
import { MenuItem } from '../ui/menu-item';

export type UserMenuItem = { label: string; to?: string; onClick?: () => void };

export type UserMenuProps = {
  items: readonly UserMenuItem[];
  /** The label of the sign-out entry; `Log Out` by default. */
  signOutLabel?: string;
};

/** The signed-in person: the picture, else the first letter of the e-mail, else A. Ends with the sign-out. */
export function UserMenu({ items, signOutLabel }: UserMenuProps) {
  const { t } = useTranslation('common');
  const user = useSession((state) => state.user);
  return (
    <Menu
      trigger={(trigger) => (
        <IconButton {...trigger} label={user ? `${t('account')}: ${user.name}` : t('account')}>
          <Avatar src={user?.image ?? undefined} alt="" size={28}>
            {(user?.email.charAt(0) || 'A').toUpperCase()}
          </Avatar>
        </IconButton>
      )}
    >
      {items.map((item) => (
        <MenuItem key={item.label} {...(item.to ? { to: item.to } : {})} onClick={() => item.onClick?.()}>
          {item.label}
        </MenuItem>
      ))}
      <MenuItem icon={<LogOut size={16} aria-hidden />} onClick={() => void session.signOut()}>
        {signOutLabel ?? t('logOut')}
      </MenuItem>
    </Menu>
  );
}
