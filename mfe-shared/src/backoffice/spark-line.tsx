import { Box } from '../ui/box';

const width = 88;
const height = 32;

/** A small chart without axes; it only decorates the figure beside it. */
export function SparkLine({ values }: { values: readonly number[] }) {
  const highest = Math.max(...values, 1);
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * width;
    const y = height - 2 - (value / highest) * (height - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      preserveAspectRatio="none"
      sx={{ flex: `0 1 ${width}px`, minWidth: 0, height, color: 'primary.main' }}
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
    </Box>
  );
}
