import { Download, FileUp, History, MoreHorizontal, Trash2 } from 'lucide-react';
import { IconButton, Menu, MenuItem, notify, useLanguage } from 'mfe-shared';
import { saveFile } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import type { ListedFilter } from './products.queries';
import { readExport } from './products.queries';

/** The actions for many products: all of them, or those that `filter` shows. */
export function ProductMenu({ filter, mayWrite }: { filter: ListedFilter; mayWrite: boolean }) {
  const { t } = useTranslation('store-admin/products');
  const [language] = useLanguage();
  const save = async () => {
    try {
      saveFile('products.csv', await readExport(filter, language), 'text/csv');
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <Menu
      trigger={(props) => (
        <IconButton label={t('menu.label')} {...props}>
          <MoreHorizontal size={18} />
        </IconButton>
      )}
    >
      <MenuItem icon={<Download size={16} />} onClick={() => void save()}>
        {t('menu.exportFile')}
      </MenuItem>
      {mayWrite ? (
        <MenuItem to="/admin/products/import" icon={<FileUp size={16} />}>
          {t('menu.importFile')}
        </MenuItem>
      ) : null}
      {mayWrite ? (
        <MenuItem to="/admin/products/changes" icon={<History size={16} />}>
          {t('menu.changes')}
        </MenuItem>
      ) : null}
      {mayWrite ? (
        <MenuItem to="/admin/products/trash" icon={<Trash2 size={16} />}>
          {t('menu.trash')}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
