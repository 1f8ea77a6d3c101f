import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react';
import { Box, Button, IconButton, Stack, Typography } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useController } from 'mfe-shared/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inAllLanguages } from '../../ui/in-all-languages';
import { usePageWords } from '../../ui/use-page-words';
import { emptyEntry } from './empty-entry';
import { LeafFieldView } from './leaf-field';
import type { Field, ListField } from './sections';

type EntriesFieldProps = {
  field: ListField;
  path: string;
  /** The fields of one entry. */
  fieldsOf: (fields: readonly Field[], path: string) => ReactNode;
};

/** Entries of a list: each with its fields, in an order that can be changed. */
export function EntriesField({ field, path, fieldsOf }: EntriesFieldProps) {
  const { t } = useTranslation('store-admin/customization');
  const { labelOf, entryOf, addTo } = usePageWords();
  const { field: list } = useController({ name: path });
  const entries = (list.value ?? []) as unknown[];
  const change = (next: unknown[]) => list.onChange(next);
  const move = (from: number, to: number) =>
    change(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
  const add = () =>
    change([...entries, field.kind === 'texts' ? inAllLanguages({}) : emptyEntry(field.fields)]);
  return (
    <FormSection
      title={labelOf(field.name)}
      actions={
        <Button
          size="small"
          startIcon={<Plus size={16} />}
          disabled={entries.length >= field.max}
          onClick={add}
        >
          {addTo(field.name)}
        </Button>
      }
    >
      {entries.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('noEntries')}
        </Typography>
      ) : null}
      {entries.map((_, index) => {
        const entry = entryOf(field.name, index);
        const own = `${path}.${index}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place in the document.
          <Box key={index} role="group" aria-label={entry} sx={entryStyles}>
            <Stack direction="row" sx={{ alignItems: 'center', mb: 1 }}>
              <Typography variant="subtitle2" component="h3" sx={{ flex: 1 }}>
                {entry}
              </Typography>
              <IconButton
                size="small"
                label={t('moveUp', { entry })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ChevronUp size={16} />
              </IconButton>
              <IconButton
                size="small"
                label={t('moveDown', { entry })}
                disabled={index === entries.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ChevronDown size={16} />
              </IconButton>
              <IconButton
                size="small"
                label={t('removeEntry', { entry })}
                onClick={() => change(entries.toSpliced(index, 1))}
              >
                <Trash2 size={16} />
              </IconButton>
            </Stack>
            {field.kind === 'texts' ? (
              <Box data-field={own}>
                <LeafFieldView
                  field={{ name: field.name, kind: 'text', max: 2_000 }}
                  path={own}
                  label={entry}
                />
              </Box>
            ) : (
              fieldsOf(field.fields, own)
            )}
          </Box>
        );
      })}
    </FormSection>
  );
}

const entryStyles = {
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  // A list inside of an entry has a frame already.
  '& section': { p: 0, border: 0, boxShadow: 'none', overflow: 'visible' },
};
