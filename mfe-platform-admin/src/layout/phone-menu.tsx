import { Menu as MenuSign } from 'lucide-react';
import { IconButton, Menu, MenuItem } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { anchors } from './anchors';

/** The header's links where there is no room for them. */
export function PhoneMenu() {
  const { t } = useTranslation('platform-admin/layout');
  return (
    <Menu
      trigger={(props) => (
        <IconButton label={t('menu')} {...props}>
          <MenuSign size={20} />
        </IconButton>
      )}
    >
      {anchors.map((anchor) => (
        <MenuItem key={anchor} href={`/#${anchor}`}>
          {t(`anchors.${anchor}`)}
        </MenuItem>
      ))}
      <MenuItem to="/auth/signin">{t('signIn')}</MenuItem>
      <MenuItem to="/auth/signup">{t('startFreeTrial')}</MenuItem>
    </Menu>
  );
}
