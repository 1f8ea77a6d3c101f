import { Columns2, Eye, Pencil } from 'lucide-react';
import { Box, Button, Select, useSettings } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useTextLanguages } from '../../ui/text-languages';

type View = 'fields' | 'preview' | 'languages';

/** The language that is edited, all languages beside each other, and on a small screen fields or preview. */
export function EditorTools({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { t } = useTranslation('store-admin/customization');
  const { language, setLanguage, languages } = useTextLanguages();
  const { languages: named } = useSettings();
  const nameOf = (code: string) =>
    named.find(({ iso_code }) => iso_code === code)?.name ?? code.toUpperCase();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {view === 'languages' ? null : (
        <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>
          <Select
            hideLabel
            label={t('language')}
            value={language}
            onChange={(event) => {
              const chosen = languages.find((code) => code === event.target.value);
              if (chosen) setLanguage(chosen);
            }}
            options={languages.map((code) => ({ value: code, label: nameOf(code) }))}
          />
        </Box>
      )}
      {languages.length > 1 ? (
        <Button
          size="small"
          variant={view === 'languages' ? 'contained' : 'outlined'}
          color={view === 'languages' ? 'primary' : 'neutral'}
          aria-pressed={view === 'languages'}
          startIcon={<Columns2 size={16} />}
          onClick={() => onView(view === 'languages' ? 'fields' : 'languages')}
        >
          {t('sideBySide')}
        </Button>
      ) : null}
      <Button
        size="small"
        variant="outlined"
        color="neutral"
        startIcon={view === 'preview' ? <Pencil size={16} /> : <Eye size={16} />}
        onClick={() => onView(view === 'preview' ? 'fields' : 'preview')}
        sx={{ display: { lg: 'none' } }}
      >
        {t(view === 'preview' ? 'edit' : 'preview')}
      </Button>
    </Box>
  );
}
