import Card from '@mui/material/Card';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format';
import { Box } from '../ui/box';
import { Link } from '../ui/link';
import { Typography } from '../ui/typography';
import { VisuallyHidden } from '../ui/visually-hidden';
import { SparkLine } from './spark-line';

export type StatCardProps = {
  label: string;
  /** Formatted. */
  value: ReactNode;
  /** A note on the value, such as the number of orders. */
  help?: ReactNode;
  /** The change since `before`, in basis points; none is not shown. */
  change?: number | undefined;
  /** The comparison: `than yesterday`. */
  changeLabel?: string | undefined;
  /** The link to the list that the figure counts. */
  to?: string;
  spark?: readonly number[];
};

/** A figure with its change and a link to what it counts. */
export function StatCard({ label, value, help, change, changeLabel, to, spark }: StatCardProps) {
  return (
    <Card sx={{ position: 'relative', p: 2, '&:has(a:hover)': { borderColor: 'neutral.5' } }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {to ? (
          <Link to={to} underline={false} sx={coveringLink}>
            {label}
          </Link>
        ) : (
          label
        )}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: 2, mt: 0.5 }}>
        <Typography component="p" variant="h2" className="tabular">
          {value}
        </Typography>
        {spark && spark.length > 1 ? <SparkLine values={spark} /> : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, minHeight: 20 }}>
        {help ? (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {help}
          </Typography>
        ) : null}
        {change ? <Change basisPoints={change} label={changeLabel} /> : null}
      </Box>
    </Card>
  );
}

function Change({ basisPoints, label }: { basisPoints: number; label: string | undefined }) {
  const { t } = useTranslation('common');
  const { percent } = useFormat();
  const up = basisPoints > 0;
  const Trend = up ? TrendingUp : TrendingDown;
  return (
    <Typography
      variant="caption"
      className="tabular"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      <Box component="span" sx={{ display: 'contents', color: up ? 'success.main' : 'error.main' }}>
        <Trend size={14} aria-hidden />
        {`${up ? '+' : '−'}${percent(Math.abs(basisPoints))}`}
      </Box>
      {label ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {label}
        </Box>
      ) : (
        <VisuallyHidden>{t('against')}</VisuallyHidden>
      )}
    </Typography>
  );
}

const coveringLink = {
  color: 'inherit',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
