import { Plus, Search } from 'lucide-react';
import type { PageEntry } from 'mfe-shared';
import { Box, useSession } from 'mfe-shared';
import type { CommandGroup } from 'mfe-shared/backoffice';
import { CommandPalette, usePageNavigation } from 'mfe-shared/backoffice';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoundRecords } from './use-found-records';

/** The header's search field, which opens the command palette: pages, actions, products, orders, customers. */
export function CommandMenu({ pages }: { pages: readonly PageEntry[] }) {
  const { t } = useTranslation('store-admin/layout');
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  useCommandKey(() => setOpen(true));
  const q = useDeferredValue(text.trim());
  const places = usePlaces(pages, q);
  const found = useFoundRecords(open ? q : '');
  const close = () => {
    setOpen(false);
    setText('');
  };
  return (
    <>
      <Box component="button" type="button" onClick={() => setOpen(true)} sx={buttonStyles}>
        <Search size={16} aria-hidden />
        <span>{t('commands.search')}</span>
        <kbd aria-hidden>{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
      </Box>
      <CommandPalette
        open={open}
        onClose={close}
        text={text}
        onText={setText}
        groups={q === '' ? places : [...found.groups, ...places]}
        busy={found.busy}
      />
    </>
  );
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

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

/** The permitted pages and actions whose name contains the text. */
function usePlaces(pages: readonly PageEntry[], q: string): CommandGroup[] {
  const { t } = useTranslation('store-admin/layout');
  const permissions = useSession((state) => state.tenantContext?.permissions) ?? [];
  const may = ({ permission }: { permission?: string | undefined }) =>
    !permission || permissions.includes(permission);
  const { compare } = new Intl.Collator(undefined, { sensitivity: 'base' });
  const matches = ({ label }: { label: string }) =>
    q === '' || label.split(/\s+/).some((word) => compare(word.slice(0, q.length), q) === 0);
  const opened = usePageNavigation('admin', pages).flatMap(({ items }) =>
    items
      .filter(may)
      .map(({ to, search = '', label, icon }) => ({ key: to, label, icon, to: `${to}${search}` })),
  );
  const actions = pages
    .filter(may)
    .flatMap(({ path, command }) =>
      command
        ? [{ key: path, label: t(command, { defaultValue: command }), icon: <Plus size={18} />, to: path }]
        : [],
    );
  return [
    { label: t('commands.actions'), commands: actions.filter(matches) },
    { label: t('commands.pages'), commands: opened.filter(matches) },
  ];
}

const buttonStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: { sm: 260 },
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
