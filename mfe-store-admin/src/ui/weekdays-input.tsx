import { Box, Checkbox, useLanguage } from 'mfe-shared';

type WeekdaysInputProps = {
  label: string;
  /** From 1 for Monday to 7 for Sunday. */
  value: number[];
  onChange: (days: number[]) => void;
  error: string | undefined;
};

const week = [1, 2, 3, 4, 5, 6, 7];

/** Some days of the week. */
export function WeekdaysInput({ label, value, onChange, error }: WeekdaysInputProps) {
  const [language] = useLanguage();
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontSize: '0.875rem', fontWeight: 500 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {week.map((day) => (
          <Checkbox
            key={day}
            // The 1st of January 2024 was a Monday.
            label={format.format(Date.UTC(2024, 0, day))}
            checked={value.includes(day)}
            onChange={() => onChange(week.filter((one) => value.includes(one) !== (one === day)))}
          />
        ))}
      </Box>
      <Box aria-live="polite" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
        {error}
      </Box>
    </Box>
  );
}
