import { Box, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

type Day = { day: string; amount: number; orders: number; before?: { amount: number } };
type SalesChartProps = {
  days: readonly Day[];
  currency: string;
  /** With a line of the days that these are compared with. */
  withBefore?: boolean;
};

const accent = 'var(--l-palette-primary-main)';
const axis = { fill: 'var(--l-palette-text-secondary)', fontSize: 12 };

/** The chart itself; with its library it is a separate chunk. The panel has the texts. */
export function SalesChart({ days, currency, withBefore = false }: SalesChartProps) {
  const { money, date } = useFormat();
  const shortDay = (day: string) => date(day).replace(/[,\s/]*\b\d{4}\b[-\s]*/, '');
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height: 280 }}>
      <AreaChart
        data={[...days]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      >
        <defs>
          <linearGradient id="sales-fill" x1="0" y1="0" x2="0" y2="1">
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
          tickFormatter={(amount: number) => money(amount, currency).replace(/[.,]00(?!\d)/, '')}
          tick={axis}
          tickLine={false}
          axisLine={false}
          width={64}
          tickCount={5}
        />
        <Tooltip
          cursor={{ stroke: 'var(--l-palette-neutral-5)', strokeDasharray: '3 3' }}
          isAnimationActive={false}
          content={({ active, payload }) => {
            const day = payload?.[0]?.payload as Day | undefined;
            return active && day ? <DayBubble day={day} currency={currency} /> : null;
          }}
        />
        <Area
          dataKey="amount"
          type="monotone"
          stroke={accent}
          strokeWidth={2}
          fill="url(#sales-fill)"
          isAnimationActive={false}
          activeDot={{ r: 4 }}
        />
        {withBefore ? (
          <Area
            dataKey="before.amount"
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

function DayBubble({ day, currency }: { day: Day; currency: string }) {
  const { t } = useTranslation('store-admin/ui');
  const { money, date } = useFormat();
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
        {money(day.amount, currency)}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{t('orderCount', { count: day.orders })}</Box>
    </Box>
  );
}
