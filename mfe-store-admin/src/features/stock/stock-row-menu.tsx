import type { StockRow } from 'api';
import { EllipsisVertical } from 'lucide-react';
import { IconButton, Menu, MenuItem } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useGoodsName } from './use-goods-name';
import type { StockAction } from './use-stock-actions';

type StockRowMenuProps = { row: StockRow; ask: (what: StockAction, row: StockRow) => void };

/** The actions for the stock of one variant. */
export function StockRowMenu({ row, ask }: StockRowMenuProps) {
  const { t } = useTranslation('store-admin/stock');
  const name = useGoodsName()(row);
  return (
    <Menu
      trigger={(props) => (
        <IconButton {...props} size="small" label={t('actionsOf', { name })}>
          <EllipsisVertical size={16} />
        </IconButton>
      )}
    >
      <MenuItem onClick={() => ask('adjust', row)}>{t('adjust')}</MenuItem>
      <MenuItem onClick={() => ask('count', row)}>{t('count')}</MenuItem>
      <MenuItem onClick={() => ask('threshold', row)}>{t('setThreshold')}</MenuItem>
    </Menu>
  );
}
