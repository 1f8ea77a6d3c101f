import { Search } from 'lucide-react';
import type { PageEntry } from 'mfe-shared';
import { Box, lazyComponent } from 'mfe-shared';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApple } from './is-apple';

const CommandSearch = lazyComponent(() =>
  import(/* webpackChunkName: "command-search" */ './command-search').then((m) => m.CommandSearch),
);

/** The header's search field, which opens the command palette. */
export function CommandMenu({ pages }: { pages: readonly PageEntry[] }) {
  const { t } = useTranslation('store-admin/layout');
  const [open, setOpen] = useState(false);
  const [ever, setEver] = useState(false);
  const show = () => {
    setOpen(true);
    setEver(true);
  };
  useCommandKey(show);
  return (
    <>
      <Box component="button" type="button" onClick={show} sx={buttonStyles}>
        <Search size={16} aria-hidden />
        <span>{t('commands.search')}</span>
        <kbd aria-hidden>{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
      </Box>
      {ever ? <CommandSearch pages={pages} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Ctrl K, or ⌘ K on a Mac; also while somebody types, and not above another dialog. */
function useCommandKey(onPress: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      if (document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

const buttonStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: { sm: 180, lg: 260 },
  height: 'var(--control-height)',
  px: { xs: 1, sm: 1.25 },
  border: { xs: 0, sm: 1 },
  borderColor: { sm: 'neutral.4' },
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.secondary',
  fontSize: '0.875rem',
  cursor: 'pointer',
  '&:hover': { color: 'text.primary', borderColor: 'neutral.5' },
  '& span': { flex: 1, textAlign: 'left' },
  '& kbd': { fontFamily: 'inherit', fontSize: '0.75rem' },
  // On a phone it is an icon, and its name is for assistive technology.
  '& span, & kbd': { '@media (max-width: 599.95px)': { position: 'absolute', clipPath: 'inset(50%)' } },
} as const;
