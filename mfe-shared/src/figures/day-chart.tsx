import { lazy, Suspense } from 'react';
import { Box } from '../ui/box';
import { Skeleton } from '../ui/skeleton';
import type { DayChartProps } from './day-chart.types';
import { loadDayChart } from './load-figures';

const Panel = lazy(() => loadDayChart().then((m) => ({ default: m.DayChartPanel })));
const height = 280;

/** A value for each day as a line. `label` says in words what it shows; a table beside it has the same figures. */
export function DayChart({ label, ...chart }: DayChartProps & { label: string }) {
  return (
    <Box role="img" aria-label={label} sx={{ height }}>
      <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
        <Panel {...chart} />
      </Suspense>
    </Box>
  );
}
