import { X } from 'lucide-react';
import { Box, Button, IconButton } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type ColorFieldProps = {
  label: string;
  /** `#rrggbb`, or empty for none. */
  value: string;
  onChange: (color: string) => void;
};

/** A color that may be missing, which the browser's own field cannot say. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const { t } = useTranslation('store-admin/attributes');
  if (!value) {
    return (
      <Button
        size="small"
        color="neutral"
        aria-label={`${label}: ${t('addColor')}`}
        onClick={() => onChange('#888888')}
      >
        {t('addColor')}
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box
        component="input"
        type="color"
        aria-label={label}
        value={value}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        sx={{
          width: 40,
          height: 28,
          p: 0.25,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'transparent',
        }}
      />
      <IconButton size="small" label={`${label}: ${t('noColor')}`} onClick={() => onChange('')}>
        <X size={14} />
      </IconButton>
    </Box>
  );
}
