import type { Analytics } from 'api';
import { Box } from 'mfe-shared';

type HourBarsProps = { hours: Analytics['hours']; label: string };

/** One bar for each hour of the day, as high as its number of orders. */
export function HourBars({ hours, label }: HourBarsProps) {
  const most = Math.max(1, ...hours.map(({ orders }) => orders));
  return (
    <Box role="img" aria-label={label} sx={{ pt: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: '2px', height: 200 }}>
        {hours.map(({ hour, orders }) => (
          <Box
            key={hour}
            sx={{
              flex: 1,
              height: `${(orders / most) * 100}%`,
              minHeight: 2,
              borderRadius: '3px 3px 0 0',
              bgcolor: orders > 0 ? 'primary.main' : 'neutral.3',
            }}
          />
        ))}
      </Box>
      <Box
        className="tabular"
        sx={{ display: 'flex', pt: 0.75, color: 'text.secondary', fontSize: '0.75rem' }}
      >
        {[0, 6, 12, 18].map((hour) => (
          <Box key={hour} component="span" sx={{ flex: 1 }}>
            {`${String(hour).padStart(2, '0')}:00`}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
