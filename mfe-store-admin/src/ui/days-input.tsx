import { Plus, X } from 'lucide-react';
import { Box, Button, IconButton, TextField, useFormat } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type DaysInputProps = {
  label: string;
  /** As `2026-12-25`. */
  value: string[];
  onChange: (days: string[]) => void;
  error: string | undefined;
  max: number | undefined;
  help: string | undefined;
};

/** Single days of the calendar, such as holidays. */
export function DaysInput({ label, value, onChange, error, help, max = 100 }: DaysInputProps) {
  const { t } = useTranslation('store-admin/ui');
  const { date } = useFormat();
  const [day, setDay] = useState('');
  const add = () => {
    onChange([...new Set([...value, day])].toSorted());
    setDay('');
  };
  return (
    <div>
      <TextField
        type="date"
        label={label}
        error={error}
        help={help}
        required={false}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        endAdornment={
          <Button
            size="small"
            color="neutral"
            startIcon={<Plus size={16} />}
            disabled={!day || value.length >= max}
            onClick={add}
            sx={{ flex: 'none' }}
          >
            {t('addDay')}
          </Button>
        }
      />
      <Box component="ul" role="list" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {value.map((one) => (
          <Box component="li" key={one} sx={dayStyles}>
            {date(one)}
            <IconButton
              size="small"
              label={t('removeDay', { day: date(one) })}
              onClick={() => onChange(value.filter((other) => other !== one))}
            >
              <X size={14} />
            </IconButton>
          </Box>
        ))}
      </Box>
    </div>
  );
}

const dayStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  pl: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '999px',
  fontSize: '0.875rem',
};
