import { Plus } from 'lucide-react';
import type { PageEntry } from 'mfe-shared';
import { useSession } from 'mfe-shared';
import type { CommandGroup } from 'mfe-shared/backoffice';
import { CommandPalette, usePageNavigation } from 'mfe-shared/backoffice';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoundRecords } from './use-found-records';

type CommandSearchProps = { pages: readonly PageEntry[]; open: boolean; onClose: () => void };

/** The command palette: pages, actions, products, orders, customers. */
export function CommandSearch({ pages, open, onClose }: CommandSearchProps) {
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const places = usePlaces(pages, q);
  const found = useFoundRecords(open ? q : '');
  const close = () => {
    onClose();
    setText('');
  };
  return (
    <CommandPalette
      open={open}
      onClose={close}
      text={text}
      onText={setText}
      groups={q === '' ? places : [...found.groups, ...places]}
      busy={found.busy}
    />
  );
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
