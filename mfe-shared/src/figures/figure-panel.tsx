import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton';
import type { FigureCard } from './figure-card';
import type { FigurePanelProps } from './figure-panel.types';
import { loadFigureCard } from './load-figures';

const Card = lazy(() => loadFigureCard().then((m) => ({ default: m.FigureCard }))) as typeof FigureCard;

/** Figures as a chart, as a table and as a file. */
export function FigurePanel<Row>(props: FigurePanelProps<Row>) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={props.chart ? 400 : 200} sx={props.sx ?? {}} />}>
      <Card {...props} />
    </Suspense>
  );
}
