import Stack from '@mui/material/Stack';
import type { LocalizedText } from 'api';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/language';
import { useLanguage } from '../i18n/use-language';
import { useStoreLanguages } from '../i18n/use-store-languages';
import { Box } from '../ui/box';
import { TextField } from '../ui/text-field';

export type LocalizedFieldProps = {
  label: string;
  value: LocalizedText;
  onChange: (value: LocalizedText) => void;
  onBlur?: () => void;
  multiline?: boolean;
  minRows?: number;
  error?: string | undefined;
  help?: ReactNode;
  /** The text in the store's default language is required; the others fall back to it. */
  required?: boolean;
  maxLength?: number;
};

/** One text in each of the store's languages; a dot marks empty ones. */
export function LocalizedField(props: LocalizedFieldProps) {
  const { label, value, onChange, onBlur, multiline, minRows, error, help, required, maxLength } = props;
  const { t } = useTranslation('common');
  const { languages, defaultLanguage } = useStoreLanguages();
  const [ofReader] = useLanguage();
  const [language, setLanguage] = useState<Language>(
    languages.includes(ofReader) ? ofReader : defaultLanguage,
  );
  return (
    <Box sx={{ position: 'relative' }}>
      <Stack
        direction="row"
        role="group"
        aria-label={`${label}: ${t('language')}`}
        sx={{ position: 'absolute', zIndex: 1, right: 0, top: -4, gap: 0.25 }}
      >
        {languages.map((code) => (
          <Box
            component="button"
            type="button"
            key={code}
            aria-pressed={code === language}
            onClick={() => setLanguage(code)}
            sx={languageStyles(code === language)}
          >
            {code.toUpperCase()}
            {value[code] ? null : <Box component="span" aria-hidden sx={dotStyles} />}
          </Box>
        ))}
      </Stack>
      <TextField
        label={label}
        lang={language}
        value={value[language] ?? ''}
        onChange={(event) => onChange({ ...value, [language]: event.target.value })}
        onBlur={onBlur}
        multiline={multiline ?? false}
        minRows={minRows ?? (multiline ? 4 : 1)}
        error={error}
        help={help}
        required={required && language !== defaultLanguage ? undefined : required}
        placeholder={language === defaultLanguage ? undefined : value[defaultLanguage]?.slice(0, 120)}
        inputProps={{ maxLength }}
      />
    </Box>
  );
}

const languageStyles = (chosen: boolean) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  minWidth: 32,
  height: 24,
  px: 0.75,
  border: 0,
  borderRadius: 1,
  bgcolor: chosen ? 'neutral.2' : 'transparent',
  color: chosen ? 'text.primary' : 'text.secondary',
  fontSize: '0.75rem',
  fontWeight: 600,
  cursor: 'pointer',
});

const dotStyles = { width: 5, height: 5, borderRadius: '50%', bgcolor: 'warning.main' } as const;
