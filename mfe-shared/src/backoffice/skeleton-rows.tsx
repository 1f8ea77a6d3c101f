import { Box } from '../ui/box';
import { Skeleton } from '../ui/skeleton';
import type { Column } from './list.types';
import { columnDisplay } from './table-styles';

type SkeletonRowsProps = {
  rows: number;
  columns: readonly Pick<Column<unknown>, 'key' | 'hideBelow'>[];
  /** Selectable rows have an additional first cell. */
  selection?: boolean;
};

/** Placeholder rows with the height and width of the final rows. */
export function SkeletonRows({ rows, columns, selection = false }: SkeletonRowsProps) {
  const names = Array.from({ length: rows }, (_, index) => `row-${index}`);
  return names.map((row) => (
    <tr key={row} aria-hidden>
      {selection ? <td /> : null}
      {columns.map(({ key, hideBelow }, index) => (
        <Box component="td" key={key} sx={columnDisplay(hideBelow)}>
          <Skeleton variant="rounded" height={14} width={index === 0 ? '70%' : '50%'} />
        </Box>
      ))}
    </tr>
  ));
}
