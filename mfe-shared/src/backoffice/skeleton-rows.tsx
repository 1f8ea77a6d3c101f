import { Skeleton } from '../ui/skeleton';

const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

/** Rows on their way, as high as the rows that will come. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return names('row', rows).map((row) => (
    <tr key={row} aria-hidden>
      {names('cell', columns).map((cell, index) => (
        <td key={cell}>
          <Skeleton variant="rounded" height={14} width={index === 0 ? '70%' : '50%'} />
        </td>
      ))}
    </tr>
  ));
}
