import type { ChangeEvent } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Box } from '../ui/box';
import { Checkbox } from '../ui/checkbox';
import { hiddenStyles } from '../ui/hidden-styles';
import type { Column } from './list.types';
import type { ReadList } from './list-state';
import { useListState } from './list-state';
import { SkeletonRows } from './skeleton-rows';
import { SortHeader } from './sort-header';
import { TableCells } from './table-cells';
import { tableStyles } from './table-styles';
import type { Selection } from './use-selection';

export type ListTableProps<Row> = {
  caption: string;
  list?: ReadList | undefined;
  columns: readonly Column<Row>[];
  /** Undefined while loading: skeleton rows of the same height are shown. */
  rows: readonly Row[] | undefined;
  expected: number;
  rowId: (row: Row) => string;
  rowTo?: ((row: Row) => string) | undefined;
  rowLabel: (row: Row) => string;
  sort: string;
  onSort: (sort: string) => void;
  selection?: Selection<Row> | undefined;
};

/** The table of a list. A click anywhere on a row opens it; its link does the same by keyboard. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, list, columns, rows, expected, rowId, rowTo, rowLabel, sort, onSort, selection } = props;
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const byId = new Map(rows?.map((row) => [rowId(row), row]));
  const state = useListState(list ? { rows: list } : { ids: [...byId.keys()] });
  const allChosen = byId.size > 0 && [...byId.keys()].every((id) => selection?.has(id));
  const chosenLast = useRef('');
  /** With Shift, also the rows between this one and the one before. */
  const choose = (row: Row) => (event: ChangeEvent<HTMLInputElement>) => {
    const ids = [...byId.keys()];
    const isRange = event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey;
    const at = ids.indexOf(rowId(row));
    const from = isRange ? ids.indexOf(chosenLast.current) : -1;
    const [first, last] = from < 0 ? [at, at] : [Math.min(from, at), Math.max(from, at)];
    chosenLast.current = rowId(row);
    selection?.set(new Map([...byId].slice(first, last + 1)), !selection.has(rowId(row)));
  };
  const open = (row: Row) => (event: React.MouseEvent<HTMLElement>) => {
    const pressed = event.target instanceof Element ? event.target : null;
    const selecting = window.getSelection()?.isCollapsed === false;
    // A row's menu is rendered elsewhere in the document, but its clicks bubble through React's tree to the row.
    const within = event.currentTarget.contains(pressed);
    if (rowTo && within && !selecting && !pressed?.closest('a, button, input, label, select'))
      navigate(rowTo(row), { state });
  };
  return (
    <Box component="table" sx={tableStyles}>
      <Box component="caption" sx={hiddenStyles}>
        {caption}
      </Box>
      <thead>
        <tr>
          {selection ? (
            <Box component="th" sx={{ width: 44 }}>
              <Checkbox
                label={t('selectAll')}
                hideLabel
                checked={allChosen}
                onChange={() => selection.set(byId, !allChosen)}
              />
            </Box>
          ) : null}
          {columns.map((column) => (
            <SortHeader key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows ? (
          rows.map((row) => (
            <Box
              component="tr"
              key={rowId(row)}
              data-row
              data-selected={selection?.has(rowId(row))}
              onClick={open(row)}
              sx={rowTo ? pressable : undefined}
            >
              {selection ? (
                <td>
                  <Checkbox
                    label={t('selectRow', { label: rowLabel(row) })}
                    hideLabel
                    checked={selection.has(rowId(row))}
                    onChange={choose(row)}
                  />
                </td>
              ) : null}
              <TableCells row={row} columns={columns} to={rowTo?.(row)} state={state} />
            </Box>
          ))
        ) : (
          <SkeletonRows rows={expected} columns={columns} selection={Boolean(selection)} />
        )}
      </tbody>
    </Box>
  );
}

const pressable = { cursor: 'pointer' } as const;
