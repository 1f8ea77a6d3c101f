import { Box, useFormat } from 'mfe-shared';
import type { Column } from 'mfe-shared/backoffice';
import { FigurePanel } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import type { PlatformAnalytics } from './analytics.queries';

type Cohort = PlatformAnalytics['cohorts'][number];

const shareBp = (active: number, { stores }: Cohort) => Math.round((active / stores) * 10_000);

/** The share of a month's new stores in which somebody ordered in each month after it. */
export function RetentionPanel({ cohorts }: Pick<PlatformAnalytics, 'cohorts'>) {
  const { t } = useTranslation('platform-admin/analytics');
  const { number, percent } = useFormat();
  const months = Math.max(0, ...cohorts.map(({ active }) => active.length));
  const later = Array.from({ length: months }, (_, month) => month);
  const nameOf = (month: number) => t('columns.month', { month: number(month) });
  const columns: Column<Cohort>[] = [
    { key: 'month', header: t('columns.opened'), cell: ({ month }) => month.slice(0, 7) },
    { key: 'stores', header: t('columns.stores'), align: 'right', cell: ({ stores }) => number(stores) },
    ...later.map(
      (month): Column<Cohort> => ({
        key: `month-${month}`,
        header: nameOf(month),
        align: 'right',
        cell: (cohort) => {
          const active = cohort.active[month];
          if (active === undefined) return '';
          return <Share basisPoints={shareBp(active, cohort)} text={percent(shareBp(active, cohort))} />;
        },
      }),
    ),
  ];
  return (
    // Many months are wider than a phone. Without a focus stop it could not be scrolled by keyboard.
    <Box role="group" aria-label={t('panels.retention')} tabIndex={0} sx={scrollStyles}>
      <FigurePanel
        title={t('panels.retention')}
        note={t('retentionNote')}
        sx={{ minWidth: 'min-content' }}
        rows={cohorts}
        rowId={({ month }) => month}
        columns={columns}
        csv={{
          header: [t('columns.opened'), t('columns.stores'), ...later.map(nameOf)],
          rows: cohorts.map(({ month, stores, active }) => [month.slice(0, 7), stores, ...active]),
        }}
      />
    </Box>
  );
}

const scrollStyles = { gridColumn: '1 / -1', minWidth: 0, overflowX: 'auto' };

/** The more, the stronger its colour; the text says the same. */
function Share({ basisPoints, text }: { basisPoints: number; text: string }) {
  const strength = Math.round(basisPoints / 250);
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        minWidth: 56,
        px: 1,
        borderRadius: 1,
        bgcolor: `color-mix(in srgb, var(--l-palette-primary-main) ${strength}%, transparent)`,
      }}
    >
      {text}
    </Box>
  );
}
