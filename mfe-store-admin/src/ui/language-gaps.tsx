import type { LocalizedText } from 'api';
import { Box } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { isGap } from './is-gap';
import { useTextLanguages } from './text-languages';

/** The languages that a text lacks; a press goes there. */
export function LanguageGaps({ label, value }: { label: string; value: LocalizedText }) {
  const { t } = useTranslation('store-admin/ui');
  const { languages, setLanguage, language } = useTextLanguages();
  const gaps = languages.filter((code) => code !== language && isGap(value, code));
  if (gaps.length === 0) return null;
  return (
    <Box sx={{ position: 'absolute', right: 0, top: -2, display: 'flex', gap: 0.5 }}>
      {gaps.map((code) => (
        <Box
          key={code}
          component="button"
          type="button"
          aria-label={t('text.lacks', { label, language: code.toUpperCase() })}
          onClick={() => setLanguage(code)}
          sx={gapStyles}
        >
          {code.toUpperCase()}
          <Box component="span" aria-hidden sx={dotStyles} />
        </Box>
      ))}
    </Box>
  );
}

const gapStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  height: 24,
  px: 0.75,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.secondary',
  fontSize: '0.75rem',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'neutral.2' },
};

const dotStyles = { width: 5, height: 5, borderRadius: '50%', bgcolor: 'warning.main' } as const;
