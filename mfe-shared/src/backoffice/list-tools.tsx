import type { SavedView } from 'api';
import { Bookmark, Columns3 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../notify/notify';
import { IconButton } from '../ui/icon-button';
import { Menu } from '../ui/menu';
import { MenuItem } from '../ui/menu-item';
import type { Column } from './list.types';
import { useDeletedNotice } from './use-deleted-notice';
import type { SavedList } from './use-saved-lists';
import { useSaveList } from './use-saved-lists';
import { useUnpagedQuery } from './use-unpaged-query';

const ColumnsDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "list-dialogs" */ './columns-dialog')).ColumnsDialog,
}));
const SaveViewDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "list-dialogs" */ './save-view-dialog')).SaveViewDialog,
}));

export type ListToolsProps = {
  list: string;
  columns: readonly Column<never>[];
  saved: SavedList;
  pageSize: number;
};

type Opened = 'columns' | 'new' | 'change' | null;

/** The tools for the list itself: saving it as a view, and choosing its columns. */
export function ListTools({ list, columns, saved, pageSize }: ListToolsProps) {
  const { t } = useTranslation('common');
  const [opened, setOpened] = useState<Opened>(null);
  // Each opening begins with what is saved by then.
  const [openings, setOpenings] = useState(0);
  const search = useUnpagedQuery();
  const { layout, remove } = useSaveList();
  const deleted = useDeletedNotice('list-views.restore', ['list-views']);
  const view: SavedView | undefined = saved.views.find((one) => one.isMine && one.search === search);
  const open = (what: Opened) => () => {
    setOpenings((count) => count + 1);
    setOpened(what);
  };
  const close = () => setOpened(null);
  return (
    <>
      <Menu
        trigger={(props) => (
          <IconButton {...props} label={t('viewMenu')}>
            <Bookmark size={18} />
          </IconButton>
        )}
      >
        <MenuItem onClick={open('new')} disabled={search === '' || view !== undefined}>
          {t('saveView')}
        </MenuItem>
        {view ? <MenuItem onClick={open('change')}>{t('changeView')}</MenuItem> : null}
        {view ? (
          <MenuItem
            danger
            onClick={() =>
              remove.mutate(view, {
                onSuccess: () => deleted(t('viewDeleted', { name: view.name }), [view.id]),
                onError: notify.error,
              })
            }
          >
            {t('deleteView')}
          </MenuItem>
        ) : null}
      </Menu>
      <IconButton label={t('columns')} onClick={open('columns')}>
        <Columns3 size={18} />
      </IconButton>
      {openings > 0 ? (
        <Suspense fallback={null}>
          <ColumnsDialog
            key={`columns-${openings}`}
            columns={columns}
            shown={saved.layout?.columns ?? null}
            open={opened === 'columns'}
            onSave={(keys) => void layout.mutateAsync({ list, columns: keys, pageSize }).catch(notify.error)}
            onClose={close}
          />
          <SaveViewDialog
            key={`view-${openings}`}
            list={list}
            search={search}
            view={opened === 'change' ? view : undefined}
            open={opened === 'new' || opened === 'change'}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
