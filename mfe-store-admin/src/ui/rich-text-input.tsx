import type { LocalizedText } from 'api';
import { Box, Typography } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { LanguageGaps } from './language-gaps';
import { RichTextEditor } from './rich-text-editor';
import { useTextLanguages } from './text-languages';

type RichTextInputProps = {
  label: string;
  value: LocalizedText;
  onChange: (value: LocalizedText) => void;
  error: string | undefined;
};

/** A formatted text in the editor's language, or in all of them below each other. */
export function RichTextInput({ label, value, onChange, error }: RichTextInputProps) {
  const { t } = useTranslation('store-admin/ui');
  const { language, languages, isSideBySide } = useTextLanguages();
  return (
    <Box sx={{ position: 'relative', display: 'grid', gap: 2 }}>
      {(isSideBySide ? languages : [language]).map((code) => (
        <RichTextEditor
          key={code}
          label={isSideBySide ? t('text.inLanguage', { label, language: code.toUpperCase() }) : label}
          language={code}
          html={value[code] ?? ''}
          onChange={(html) => onChange({ ...value, [code]: html })}
        />
      ))}
      {isSideBySide ? null : <LanguageGaps label={label} value={value} />}
      {error ? (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      ) : null}
    </Box>
  );
}
