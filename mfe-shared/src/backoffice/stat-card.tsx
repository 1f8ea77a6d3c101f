import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format';
import { Link } from '../ui/link';
import { VisuallyHidden } from '../ui/visually-hidden';
import { SparkLine } from './spark-line';

export type StatCardProps = {
  label: string;
  /** Formatted. */
  value: ReactNode;
  /** Against before, in basis points. */
  change?: number | undefined;
  /** The list that the figure counts. */
  to?: string;
  spark?: readonly number[];
};

/** One figure, how it has changed, and the way to what it counts. */
export function StatCard({ label, value, change, to, spark }: StatCardProps) {
  const { t } = useTranslation('common');
  const { percent } = useFormat();
  const up = (change ?? 0) >= 0;
  const Trend = up ? TrendingUp : TrendingDown;
  return (
    <Card sx={{ position: 'relative', p: 2, '&:has(a:hover)': { borderColor: 'neutral.5' } }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {to ? (
          <Link
            to={to}
            underline={false}
            sx={{ color: 'inherit', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {label}
          </Link>
        ) : (
          label
        )}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: 2, mt: 0.5 }}>
        <div>
          <Typography component="p" variant="h2" className="tabular">
            {value}
          </Typography>
          {change === undefined ? null : (
            <Typography
              variant="caption"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.5,
                color: up ? 'success.main' : 'error.main',
              }}
            >
              <Trend size={14} aria-hidden />
              {`${up ? '+' : '−'}${percent(Math.abs(change))}`}
              <VisuallyHidden>{t('against')}</VisuallyHidden>
            </Typography>
          )}
        </div>
        {spark && spark.length > 1 ? <SparkLine values={spark} /> : null}
      </Box>
    </Card>
  );
}
