import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box } from '../ui/box';
import { VisuallyHidden } from '../ui/visually-hidden';
import type { Column } from './list.types';
import { columnDisplay } from './table-styles';

type SortHeaderProps<Row> = { column: Column<Row>; sort?: string; onSort?: (sort: string) => void };

/** The header of a column; a sortable one is a button that reverses the order. */
export function SortHeader<Row>({ column, sort, onSort }: SortHeaderProps<Row>) {
  const { t } = useTranslation('common');
  const { key, header, align, sortable, hideBelow, width } = column;
  const direction = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined;
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <Box
      component="th"
      scope="col"
      data-align={align}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      sx={{ width, ...columnDisplay(hideBelow) }}
    >
      {sortable && onSort ? (
        <Box
          component="button"
          type="button"
          onClick={() => onSort(nextSort(key, sortable, sort))}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            p: 0,
            border: 0,
            bgcolor: 'transparent',
            color: direction ? 'text.primary' : 'inherit',
            cursor: 'pointer',
          }}
        >
          {header}
          <Icon size={14} aria-hidden />
        </Box>
      ) : (
        header || <VisuallyHidden>{t('actions')}</VisuallyHidden>
      )}
    </Box>
  );
}

function nextSort(key: string, sortable: boolean | 'asc' | 'desc', sort: string | undefined): string {
  if (sortable === 'asc') return key;
  if (sortable === 'desc') return `-${key}`;
  return sort === key ? `-${key}` : key;
}
