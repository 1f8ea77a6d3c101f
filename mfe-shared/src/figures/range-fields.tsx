import { Box } from '../ui/box';
import { Select } from '../ui/select';
import { TextField } from '../ui/text-field';
import type { RangeBarProps } from './range-bar.types';
import type { Days } from './ranges';
import { nameOf, rangeNames, ranges } from './ranges';
import { useFigureWords } from './words';

/** Loaded with the figures. */
export function RangeFields({ today, days, compare, onDays, onCompare }: RangeBarProps) {
  const { t } = useFigureWords();
  const named = nameOf(days, today);
  const change = (part: Partial<Days>) => {
    const next = { ...days, ...part };
    if (next.startDate && next.endDate) onDays(next);
  };
  return (
    <Box role="search" aria-label={t('range.label')} sx={barStyles}>
      <Select
        label={t('range.name')}
        value={named ?? 'own'}
        options={[
          ...rangeNames.map((name) => ({ value: name as string, label: t(`range.${name}`) })),
          ...(named ? [] : [{ value: 'own', label: t('range.own') }]),
        ]}
        onChange={(event) => {
          const name = rangeNames.find((one) => one === event.target.value);
          if (name) onDays(ranges[name](today));
        }}
      />
      <TextField
        label={t('range.from')}
        type="date"
        value={days.startDate}
        inputProps={{ max: days.endDate }}
        onChange={(event) => change({ startDate: event.target.value })}
      />
      <TextField
        label={t('range.to')}
        type="date"
        value={days.endDate}
        inputProps={{ min: days.startDate }}
        onChange={(event) => change({ endDate: event.target.value })}
      />
      <Select
        label={t('range.compare')}
        value={compare}
        options={(['period', 'year'] as const).map((value) => ({ value, label: t(`compare.${value}`) }))}
        onChange={(event) => onCompare(event.target.value === 'year' ? 'year' : 'period')}
      />
    </Box>
  );
}

const barStyles = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'end',
  maxWidth: 820,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;
