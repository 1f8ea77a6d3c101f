import { Box, Dialog, Typography } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { isApple } from './is-apple';

const groups = [
  { name: 'everywhere', shortcuts: ['⌘K', 'gd', 'go', 'gp', 'gs', 'gc', 'ga', 'gn', '?'] },
  { name: 'lists', shortcuts: ['/', 'n', 'j', 'k', 'x', 'Enter'] },
  { name: 'forms', shortcuts: ['⌘S'] },
] as const;

/** The keyboard shortcuts of the back office. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('store-admin/layout');
  return (
    <Dialog open={open} onClose={onClose} title={t('shortcuts.title')}>
      {groups.map((group) => (
        <Box key={group.name} component="section" sx={{ mb: 2.5 }}>
          <Typography variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
            {t(`shortcuts.${group.name}`)}
          </Typography>
          <Box component="dl" sx={{ m: 0 }}>
            {group.shortcuts.map((shortcut) => (
              <Box key={shortcut} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75 }}>
                <Typography component="dt" variant="body2">
                  {t(`shortcuts.${shortcut}`)}
                </Typography>
                <Box component="dd" sx={{ m: 0, display: 'flex', gap: 0.5 }}>
                  {keysOf(shortcut).map((key) => (
                    <Box key={key} component="kbd" sx={keyStyles}>
                      {key}
                    </Box>
                  ))}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Dialog>
  );
}

/** `gd` is two keys, `Enter` is one, and ⌘ is Ctrl where there is no ⌘. */
const keysOf = (shortcut: string) =>
  shortcut === 'Enter' ? [shortcut] : [...shortcut].map((key) => (key === '⌘' && !isApple() ? 'Ctrl' : key));

const keyStyles = {
  minWidth: 24,
  px: 0.75,
  border: 1,
  borderColor: 'neutral.4',
  borderRadius: '4px',
  bgcolor: 'neutral.1',
  fontSize: '0.75rem',
  lineHeight: '22px',
  textAlign: 'center',
} as const;
