import { Box, useFormat } from 'mfe-shared';
import { changeBp, StatCard } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import type { PlatformAnalytics } from './analytics.queries';
import { useShown } from './use-shown';

/** The figures of the days, each with its change; revenue for each currency. */
export function AnalyticsFigures({ data: { figures, figuresBefore, before } }: { data: PlatformAnalytics }) {
  const { t } = useTranslation('platform-admin/analytics');
  const { date, money } = useFormat();
  const shown = useShown();
  const against = t('against', { from: date(before.startDate), to: date(before.endDate) });
  return (
    <Box sx={gridStyles}>
      {figures.sales.map(({ currency, amount }) => {
        const was = figuresBefore.sales.find((one) => one.currency === currency)?.amount ?? 0;
        return (
          <StatCard
            key={currency}
            label={t('revenueIn', { currency })}
            value={money(amount, currency)}
            help={t('was', { value: money(was, currency) })}
            change={changeBp(amount, was)}
            changeLabel={against}
            to="/platform-admin/tenants?sort=-revenue"
          />
        );
      })}
      {shown.map(({ name, format, list }) => (
        <StatCard
          key={name}
          label={t(`figures.${name}`)}
          value={format(figures[name])}
          help={t('was', { value: format(figuresBefore[name]) })}
          change={changeBp(figures[name] ?? 0, figuresBefore[name] ?? 0)}
          changeLabel={against}
          to={list}
        />
      ))}
    </Box>
  );
}

const gridStyles = {
  display: 'grid',
  gap: 2,
  gridColumn: '1 / -1',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const;
