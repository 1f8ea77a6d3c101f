import { Box, Select, VisuallyHidden } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import type { SectionName } from './sections';
import { sectionNames } from './sections';

type SectionListProps = {
  chosen: SectionName;
  onChoose: (section: SectionName) => void;
  /** The number of texts that lack a language. */
  gaps: (section: SectionName) => number;
  hasError: (section: SectionName) => boolean;
};

/** The sections of the document; on a small screen one select. */
export function SectionList({ chosen, onChoose, gaps, hasError }: SectionListProps) {
  const { t } = useTranslation('store-admin/customization');
  return (
    <>
      <Box sx={{ display: { lg: 'none' } }}>
        <Select
          label={t('section')}
          value={chosen}
          onChange={(event) => onChoose(event.target.value as SectionName)}
          options={sectionNames.map((value) => ({ value, label: t(`sections.${value}`) }))}
        />
      </Box>
      <Box component="nav" aria-label={t('section')} sx={navStyles}>
        {sectionNames.map((name) => (
          <Box
            key={name}
            component="button"
            type="button"
            aria-current={name === chosen ? 'true' : undefined}
            onClick={() => onChoose(name)}
            sx={linkStyles}
          >
            <Box component="span" sx={{ flex: 1, color: hasError(name) ? 'error.main' : undefined }}>
              {t(`sections.${name}`)}
            </Box>
            {gaps(name) > 0 ? (
              <Box component="span" sx={gapStyles}>
                {gaps(name)}
                <VisuallyHidden>{t('gaps', { count: gaps(name) })}</VisuallyHidden>
              </Box>
            ) : null}
          </Box>
        ))}
      </Box>
    </>
  );
}

const navStyles = {
  display: { xs: 'none', lg: 'flex' },
  flexDirection: 'column',
  gap: 0.25,
  position: 'sticky',
  top: 72,
} as const;

const linkStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 36,
  px: 1.25,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.primary',
  fontSize: '0.875rem',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'neutral.2' },
  '&[aria-current]': { bgcolor: 'neutral.3', fontWeight: 600 },
} as const;

const gapStyles = {
  minWidth: 20,
  px: 0.5,
  borderRadius: '999px',
  bgcolor: 'warning.light',
  color: 'text.primary',
  fontSize: '0.75rem',
  textAlign: 'center',
};
