import { CornerDownRight, Plus } from 'lucide-react';
import type { PageEntry } from 'mfe-shared';
import { useSession } from 'mfe-shared';
import type { CommandGroup } from 'mfe-shared/backoffice';
import { CommandPalette, usePageNavigation } from 'mfe-shared/backoffice';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoundRecords } from './use-found-records';

/** Pages that stand in no navigation, as others lead to them, and what they are called here. */
const further = {
  '/admin/orders/drafts': 'drafts',
  '/admin/products/sheet': 'sheet',
  '/admin/products/import': 'import',
  '/admin/products/trash': 'trash',
  '/admin/stock/movements': 'ledger',
  '/admin/settings/domains': 'domains',
  '/admin/settings/cards': 'cards',
  '/admin/sign-in/provider': 'provider',
  '/admin/notifications': 'notifications',
  '/admin/edit-profile': 'profile',
} as const;
const isFurther = (path: string): path is keyof typeof further => path in further;

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
      onText={(typed) => {
        found.ask(typed.trim());
        setText(typed);
      }}
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
        ? [{ key: path, label: t(command as 'commands.search'), icon: <Plus size={18} />, to: path }]
        : [],
    );
  const others = pages.filter(may).flatMap(({ path }) =>
    isFurther(path)
      ? [
          {
            key: path,
            label: t(`commands.open.${further[path]}`),
            icon: <CornerDownRight size={18} />,
            to: path,
          },
        ]
      : [],
  );
  return [
    { label: t('commands.actions'), commands: actions.filter(matches) },
    // Without a text the list would be longer than anybody reads.
    { label: t('commands.pages'), commands: [...opened, ...(q === '' ? [] : others)].filter(matches) },
  ];
}
