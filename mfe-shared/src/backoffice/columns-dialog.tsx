import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { Dialog } from '../ui/dialog';
import { IconButton } from '../ui/icon-button';
import { movableColumns, usualKeys } from './arrange-columns';
import type { Column } from './list.types';

export type ColumnsDialogProps = {
  columns: readonly Column<never>[];
  /** The keys of the shown columns; null for the list's own. */
  shown: readonly string[] | null;
  open: boolean;
  onSave: (keys: string[] | null) => void;
  onClose: () => void;
};

/** Chooses the columns of a list and their order. Mount it anew whenever it opens. */
export function ColumnsDialog({ columns, shown, open, onSave, onClose }: ColumnsDialogProps) {
  const { t } = useTranslation('common');
  const movable = movableColumns(columns);
  const usual = usualKeys(columns);
  const [chosen, setChosen] = useState(() => new Set(shown ?? usual));
  const [order, setOrder] = useState(() => inOrder(movable, shown ?? usual));
  const toggle = (key: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const move = (from: number, to: number) =>
    setOrder((before) => before.toSpliced(from, 1).toSpliced(to, 0, ...before.slice(from, from + 1)));
  const keys = order.map(({ key }) => key).filter((key) => chosen.has(key));
  const save = (next: string[] | null) => {
    onSave(next);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('columns')}
      size="xs"
      actions={
        <>
          <Button color="neutral" onClick={() => save(null)}>
            {t('usualColumns')}
          </Button>
          <Button variant="contained" disabled={keys.length === 0} onClick={() => save(keys)}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {order.map(({ key, header }, index) => (
          <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Checkbox label={header} checked={chosen.has(key)} onChange={() => toggle(key)} />
            </Box>
            <IconButton
              label={t('moveUp', { label: String(header) })}
              size="small"
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <ArrowUp size={16} />
            </IconButton>
            <IconButton
              label={t('moveDown', { label: String(header) })}
              size="small"
              disabled={index === order.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <ArrowDown size={16} />
            </IconButton>
          </Box>
        ))}
      </Box>
    </Dialog>
  );
}

/** The shown columns in their order, then the others. */
function inOrder(columns: readonly Column<never>[], shown: readonly string[]): Column<never>[] {
  const place = ({ key }: Column<never>) => (shown.includes(key) ? shown.indexOf(key) : shown.length);
  return columns.toSorted((a, b) => place(a) - place(b));
}
