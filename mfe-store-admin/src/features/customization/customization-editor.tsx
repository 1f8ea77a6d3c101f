import type { CustomizationRecord } from 'api';
import type { Language } from 'mfe-shared';
import { Box, Stack, useLanguage, useMayWrite, useStoreLanguages } from 'mfe-shared';
import { VersionedFormPage } from 'mfe-shared/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLanguagesContext } from '../../ui/text-languages';
import { useUndo } from '../../ui/use-undo';
import { EditorActions } from './editor-actions';
import { EditorSections } from './editor-sections';
import { EditorTools } from './editor-tools';
import { Preview } from './preview';
import { SectionFields } from './section-fields';
import { sections } from './sections';
import { useChosenSection } from './use-chosen-section';
import { useCustomizationForm } from './use-customization-form';
import { usePickedField } from './use-picked-field';

/** Sections, the fields of one of them, and the shop's page with what is typed in them. */
export function CustomizationEditor({ record }: { record: CustomizationRecord }) {
  const { t } = useTranslation('store-admin/customization');
  const mayWrite = useMayWrite();
  const versioned = useCustomizationForm(record);
  const undo = useUndo(versioned.form);
  const { languages, defaultLanguage } = useStoreLanguages();
  const [ofReader] = useLanguage();
  const [language, setLanguage] = useState<Language>(
    languages.includes(ofReader) ? ofReader : defaultLanguage,
  );
  const [view, setView] = useState<'fields' | 'preview' | 'languages'>('fields');
  const [section, choose] = useChosenSection();
  const { place, lit, onFocus, pick } = usePickedField(section, choose, versioned.form.getValues);
  const isSideBySide = view === 'languages';
  return (
    <TextLanguagesContext value={{ language, setLanguage, languages, defaultLanguage, isSideBySide }}>
      <VersionedFormPage
        versioned={versioned}
        title={t('title')}
        readOnly={mayWrite ? null : t('readOnly')}
        actions={<EditorActions record={record} versioned={versioned} undo={undo} mayWrite={mayWrite} />}
      >
        <Box sx={gridStyles(isSideBySide)}>
          <EditorSections section={section} onChoose={choose} />
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <EditorTools view={view} onView={setView} />
            <Stack
              ref={place}
              onFocusCapture={onFocus}
              sx={{ gap: 2, display: view === 'preview' ? { xs: 'none', lg: 'flex' } : 'flex' }}
            >
              <SectionFields
                key={section}
                path={section}
                fields={sections[section].fields}
                title={t(`sections.${section}`)}
              />
            </Stack>
          </Stack>
          {isSideBySide ? null : (
            <Box
              sx={
                view === 'preview'
                  ? previewStyles
                  : { ...previewStyles, display: { xs: 'none', lg: 'block' } }
              }
            >
              <Preview section={section} lit={lit} onPick={pick} />
            </Box>
          )}
        </Box>
      </VersionedFormPage>
    </TextLanguagesContext>
  );
}

const gridStyles = (isSideBySide: boolean) => ({
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: isSideBySide ? '184px minmax(0, 1fr)' : '184px minmax(320px, 400px) minmax(0, 1fr)',
  },
});

const previewStyles = {
  position: { lg: 'sticky' },
  top: { lg: 72 },
  height: { xs: '75dvh', lg: 'calc(100dvh - 220px)' },
} as const;
