import { Box, Stack } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { usePageWords } from '../../ui/use-page-words';
import { ArrivalPreview } from './arrival-preview';
import { EntriesField } from './entries-field';
import { LeafFieldView } from './leaf-field';
import type { Field } from './sections';

type FieldsProps = { fields: readonly Field[]; path: string };

const isLeaf = ({ kind }: Field) => !['group', 'set', 'list', 'texts'].includes(kind);

/** The fields of a section: those beside each other in one card, each group and list in one of its own. */
export function SectionFields({ fields, path, title }: FieldsProps & { title: string }) {
  const plain = fields.filter(isLeaf);
  return (
    <>
      {plain.length > 0 ? (
        <FormSection title={title}>
          <Fields fields={plain} path={path} />
        </FormSection>
      ) : null}
      {fields
        .filter((field) => !isLeaf(field))
        .map((field) => (
          <FieldView key={field.name} field={field} path={path} />
        ))}
    </>
  );
}

function Fields({ fields, path }: FieldsProps) {
  return (
    <Stack sx={{ gap: 2 }}>
      {fields.map((field) => (
        <FieldView key={field.name} field={field} path={path} />
      ))}
    </Stack>
  );
}

function FieldView({ field, path }: { field: Field; path: string }) {
  const { labelOf } = usePageWords();
  const own = `${path}.${field.name}`;
  if (field.kind === 'group' || field.kind === 'set')
    return (
      <FormSection title={labelOf(field.name)}>
        <Fields fields={field.fields} path={field.kind === 'set' ? path : own} />
        {/* What a way of delivery promises by what its fields say. */}
        {field.preview ? <ArrivalPreview option={field.preview} /> : null}
      </FormSection>
    );
  if (field.kind === 'list' || field.kind === 'texts')
    return (
      <EntriesField
        field={field}
        path={own}
        fieldsOf={(fields, entry) => <Fields fields={fields} path={entry} />}
      />
    );
  return (
    <Box data-field={own}>
      <LeafFieldView field={field} path={own} />
    </Box>
  );
}
