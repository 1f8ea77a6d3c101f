import type { LanguageCode, MissingText } from 'api';
import { Box, TextField, Typography, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type TranslationRowProps = {
  text: MissingText;
  language: LanguageCode;
  value: string;
  onChange: (value: string) => void;
  readOnly: boolean;
};

const isLong = (text: string) => text.length > 80 || text.includes('\n');

/** A text in the reader's language, and a field for the language that it lacks. */
export function TranslationRow({ text, language, value, onChange, readOnly }: TranslationRowProps) {
  const { t } = useTranslation('store-admin/translations');
  const said = useText()(text.texts);
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`kinds.${text.kind}`)} · {text.field}
        </Typography>
        <Typography sx={saidStyles}>{said}</Typography>
      </Box>
      <TextField
        hideLabel
        label={t('translationOf', { text: said.slice(0, 80) })}
        lang={language}
        value={value}
        multiline={isLong(said)}
        minRows={isLong(said) ? 3 : 1}
        disabled={readOnly}
        onChange={(event) => onChange(event.target.value)}
      />
    </Box>
  );
}

const rowStyles = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  p: 2,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};

const saidStyles = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
} as const;
