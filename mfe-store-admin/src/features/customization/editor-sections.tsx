import { useStoreLanguages } from 'mfe-shared';
import { useFormContext, useWatch } from 'mfe-shared/forms';
import type { CustomizationValues } from './customization-values';
import { gapsIn } from './customization-values';
import { SectionList } from './section-list';
import type { SectionName } from './sections';

type EditorSectionsProps = { section: SectionName; onChoose: (section: SectionName) => void };

/** The sections with what they lack now. */
export function EditorSections({ section, onChoose }: EditorSectionsProps) {
  const { languages } = useStoreLanguages();
  const { errors } = useFormContext<CustomizationValues>().formState;
  const values = useWatch() as CustomizationValues;
  return (
    <SectionList
      chosen={section}
      onChoose={onChoose}
      gaps={(name) => gapsIn(values[name], languages).length}
      hasError={(name) => name in errors}
    />
  );
}
