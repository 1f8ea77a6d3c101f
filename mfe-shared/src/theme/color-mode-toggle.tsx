import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/icon-button';
import { useColorMode } from './use-color-mode';

/** The switch between light and dark. */
export function ColorModeToggle() {
  const { t } = useTranslation('common');
  const [mode, toggle] = useColorMode();
  const dark = mode === 'dark';
  return (
    <IconButton label={dark ? t('lightMode') : t('darkMode')} onClick={toggle}>
      {dark ? <Sun size={18} /> : <Moon size={18} />}
    </IconButton>
  );
}
