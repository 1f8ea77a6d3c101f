import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormat } from '../format/use-format';
import { Box } from '../ui/box';
import type { DayChartProps, DayOfChart } from './day-chart.types';

const accent = 'var(--l-palette-primary-main)';
const axis = { fill: 'var(--l-palette-text-secondary)', fontSize: 12 };

/** Loaded with its library when somebody looks at a chart. */
export function DayChartPanel({ days, format, note, withBefore = false }: DayChartProps) {
  const { date } = useFormat();
  const shortDay = (day: string) => date(day).replace(/[,\s/]*\b\d{4}\b[-\s]*/, '');
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height: 280 }}>
      <AreaChart
        data={[...days]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      >
        <defs>
          <linearGradient id="day-fill" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={accent} stopOpacity={0.22} />
            <stop offset="1" stopColor={accent} stopOpacity={0.02} />
          </linearGradient>
        </defs>
        <CartesianGrid vertical={false} stroke="var(--l-palette-divider)" />
        <XAxis
          dataKey="day"
          tickFormatter={shortDay}
          tick={axis}
          tickLine={false}
          axisLine={false}
          minTickGap={28}
        />
        <YAxis
          tickFormatter={(value: number) => format(value).replace(/[.,]00(?!\d)/, '')}
          tick={axis}
          tickLine={false}
          axisLine={false}
          width={64}
          tickCount={5}
          allowDecimals={false}
        />
        <Tooltip
          cursor={{ stroke: 'var(--l-palette-neutral-5)', strokeDasharray: '3 3' }}
          isAnimationActive={false}
          content={({ active, payload }) => {
            const day = payload?.[0]?.payload as DayOfChart | undefined;
            return active && day ? <DayBubble day={day} format={format} note={note?.(day.day)} /> : null;
          }}
        />
        <Area
          dataKey="value"
          type="monotone"
          stroke={accent}
          strokeWidth={2}
          fill="url(#day-fill)"
          isAnimationActive={false}
          activeDot={{ r: 4 }}
        />
        {withBefore ? (
          <Area
            dataKey="before"
            type="monotone"
            stroke="var(--l-palette-neutral-6)"
            strokeDasharray="4 4"
            fill="none"
            isAnimationActive={false}
            activeDot={false}
          />
        ) : null}
      </AreaChart>
    </ResponsiveContainer>
  );
}

type DayBubbleProps = Pick<DayChartProps, 'format'> & { day: DayOfChart; note: string | undefined };

function DayBubble({ day, format, note }: DayBubbleProps) {
  const { date } = useFormat();
  return (
    <Box
      sx={{
        px: 1.5,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: '0 4px 16px rgb(0 0 0 / 12%)',
        fontSize: '0.8125rem',
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>{date(day.day)}</Box>
      <Box className="tabular" sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
        {format(day.value)}
      </Box>
      {note ? <Box sx={{ color: 'text.secondary' }}>{note}</Box> : null}
    </Box>
  );
}
