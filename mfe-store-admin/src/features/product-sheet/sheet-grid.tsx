import { Box, useMediaQuery, VisuallyHidden } from 'mfe-shared';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DataSheetGridProps, DataSheetGridRef } from 'react-datasheet-grid';
import { DynamicDataSheetGrid } from 'react-datasheet-grid';
import { useTranslation } from 'react-i18next';
import { LineHead } from './line-head';
import type { Line } from './sheet-lines';
import type { SheetAction } from './sheet-state';
import { sheetStyles } from './sheet-styles';
import type { SheetText } from './sheet-text';
import { useSheetColumns } from './use-sheet-columns';
import { useSheetKeys } from './use-sheet-keys';

type SheetGridProps = { lines: Line[]; text: SheetText; dispatch: (action: SheetAction) => void };

type Cell = NonNullable<DataSheetGridRef['activeCell']>;

const lineHeight = 44;

/** The grid itself. Only the lines in view are in the page. */
export function SheetGrid({ lines, text, dispatch }: SheetGridProps) {
  const { t } = useTranslation('store-admin/product-sheet');
  const grid = useRef<DataSheetGridRef>(null);
  const frame = useRef<HTMLDivElement>(null);
  const height = useHeightToBottom(frame);
  const columns = useSheetColumns(text);
  // The scrolling area has to be reached by the keyboard, also while no cell is active.
  useLayoutEffect(() => frame.current?.querySelector('.dsg-container')?.setAttribute('tabindex', '0'), []);
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const gutter = useMemo(
    () => ({
      ...{ title: t('product'), component: LineHead, columnData: text },
      ...{ basis: isNarrow ? 150 : 280, minWidth: isNarrow ? 150 : 280, grow: 0, shrink: 0 },
    }),
    [t, text, isNarrow],
  );
  const edit = useCallback<NonNullable<DataSheetGridProps<Line>['onChange']>>(
    (next, [operation]) => {
      if (!operation) return;
      const { fromRowIndex: from, toRowIndex: to } = operation;
      dispatch({ type: 'edit', lines: next, from, to, text });
    },
    [dispatch, text],
  );
  const [said, setSaid] = useState('');
  const say = (cell: Cell | null) => {
    const line = cell && lines[cell.row];
    const field = cell && columns[cell.col]?.id;
    setSaid(
      line && field
        ? t('cell', { product: line.title, field: t(`fields.${field}`), value: line.cells[field] })
        : '',
    );
  };
  useSheetKeys(grid, {
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    fillDown: ({ min, max }) => dispatch(filledDown(lines, columns, text, min, max)),
  });
  return (
    <Box ref={frame} sx={sheetStyles} aria-label={t('title')} role="group">
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <DynamicDataSheetGrid<Line>
        ref={grid}
        value={lines}
        onChange={edit}
        columns={columns}
        gutterColumn={gutter}
        height={height}
        rowHeight={lineHeight}
        headerRowHeight={36}
        lockRows
        disableSmartDelete
        addRowsComponent={false}
        onActiveCellChange={({ cell }) => say(cell)}
      />
    </Box>
  );
}

/** The first line of a selection, written into the others. */
function filledDown(
  lines: Line[],
  columns: ReturnType<typeof useSheetColumns>,
  text: SheetText,
  min: Cell,
  max: Cell,
): SheetAction {
  const first = lines[min.row];
  const next = lines.map((line, rowIndex) => {
    if (!first || rowIndex <= min.row || rowIndex > max.row) return line;
    const fields = columns
      .slice(min.col, max.col + 1)
      .filter(
        ({ disabled }) =>
          !(typeof disabled === 'function' ? disabled({ rowData: line, rowIndex }) : disabled),
      )
      .map(({ id }) => id);
    if (fields.length === 0) return line;
    const filled = Object.fromEntries(fields.map((field) => [field, first.cells[field]]));
    return { ...line, cells: { ...line.cells, ...filled } };
  });
  return { type: 'edit', lines: next, from: min.row, to: max.row + 1, text };
}

const least = 320;
/** The line of help below, or the bar to save. */
const margin = 92;

/** The height from the frame's top to the end of the window; what is above the frame comes and goes. */
function useHeightToBottom(frame: React.RefObject<HTMLDivElement | null>): number {
  const [height, setHeight] = useState(least);
  useLayoutEffect(() => {
    const measure = () => {
      const top = frame.current ? frame.current.getBoundingClientRect().top + window.scrollY : 0;
      setHeight(Math.max(least, window.innerHeight - top - margin));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return height;
}
