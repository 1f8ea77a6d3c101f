import type { LocalizedText } from 'api';
import { Box, TextField } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { isGap } from './is-gap';
import { LanguageGaps } from './language-gaps';
import { useTextLanguages } from './text-languages';

type LocalizedInputProps = {
  label: string;
  value: LocalizedText;
  onChange: (value: LocalizedText) => void;
  multiline: boolean;
  max: number | undefined;
  error: string | undefined;
};

/** A text in the editor's language, or in all of them beside each other. */
export function LocalizedInput({ label, value, onChange, multiline, max, error }: LocalizedInputProps) {
  const { t } = useTranslation('store-admin/ui');
  const { language, languages, defaultLanguage, isSideBySide } = useTextLanguages();
  const shown = isSideBySide ? languages : [language];
  return (
    <Box sx={isSideBySide ? gridStyles(languages.length) : { position: 'relative' }}>
      {shown.map((code) => (
        <TextField
          key={code}
          label={
            isSideBySide ? (
              <>
                {t('text.inLanguage', { label, language: code.toUpperCase() })}
                {isGap(value, code) ? <Box component="span" aria-hidden sx={gapStyles} /> : null}
              </>
            ) : (
              label
            )
          }
          lang={code}
          value={value[code] ?? ''}
          onChange={(event) => onChange({ ...value, [code]: event.target.value })}
          multiline={multiline}
          minRows={multiline ? 3 : 1}
          error={error}
          placeholder={code === defaultLanguage ? undefined : value[defaultLanguage]?.slice(0, 120)}
          inputProps={{ maxLength: max }}
        />
      ))}
      {isSideBySide ? null : <LanguageGaps label={label} value={value} />}
    </Box>
  );
}

const gridStyles = (count: number) => ({
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${count}, minmax(0, 1fr))` },
});

const gapStyles = {
  display: 'inline-block',
  width: 8,
  height: 8,
  ml: 0.75,
  borderRadius: '50%',
  bgcolor: 'warning.main',
} as const;
