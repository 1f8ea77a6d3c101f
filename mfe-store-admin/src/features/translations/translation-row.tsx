import type { LanguageCode, MissingText } from 'api';
import { Box, Link, TextField, Typography, useMayWrite, usePermission, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { placeOf, textKinds } from './text-place';
import { useFieldName } from './use-field-name';

type TranslationRowProps = {
  text: MissingText;
  language: LanguageCode;
  value: string;
  onChange: (value: string) => void;
};

const isLong = (text: string) => text.length > 80 || text.includes('\n');

/** A text in the reader's language with its place, and a field for the language that it lacks. */
export function TranslationRow({ text, language, value, onChange }: TranslationRowProps) {
  const { t } = useTranslation('store-admin/translations');
  const mayWrite = useMayWrite();
  const mayWriteThis = usePermission(textKinds[text.kind]);
  const fieldName = useFieldName();
  const said = useText()(text.texts);
  return (
    <Box sx={rowStyles}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Link to={placeOf(text)}>
            {t(`kinds.${text.kind}`)} · {fieldName(text)}
          </Link>
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
        disabled={!mayWrite || !mayWriteThis}
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
  py: 1,
};

const saidStyles = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
} as const;
