import { Moon, Sun } from 'lucide-react';
import { IconButton, useColorMode } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** Light or dark. */
export function ColorModeButton() {
  const { t } = useTranslation('storefront/layout');
  const [mode, toggle] = useColorMode();
  return (
    <IconButton label={t(mode === 'dark' ? 'light' : 'dark')} onClick={toggle}>
      {mode === 'dark' ? <Sun size={20} /> : <Moon size={20} />}
    </IconButton>
  );
}
