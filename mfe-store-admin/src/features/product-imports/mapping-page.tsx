import { useSuspenseQuery } from '@tanstack/react-query';
import type { ImportField, ImportMapping } from 'api';
import { Alert, Box, Button, Checkbox, notify, PageSkeleton, Select, Stack, useFormat } from 'mfe-shared';
import { DataTable, FormSection, PageHeader } from 'mfe-shared/backoffice';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useTenantId } from '../../ui/use-tenant-id';
import { importQuery, useMapImport } from './product-imports.queries';

/** /admin/products/import/:id: what each column of the file is. */
export function MappingPage() {
  const { id = '' } = useParams();
  return (
    <Suspense key={id} fallback={<PageSkeleton variant="form" />}>
      <Mapping id={id} />
    </Suspense>
  );
}

function Mapping({ id }: { id: string }) {
  const { t } = useTranslation('store-admin/product-imports');
  const { number } = useFormat();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(importQuery(useTenantId(), id));
  const { columns, sample, change, fields } = data;
  const [mapping, setMapping] = useState<ImportMapping>(data.mapping);
  const map = useMapImport(id);
  const problem = problemOf(mapping);
  const file = change.source.type === 'import' ? change.source.file : '';
  const rows = columns.map((column, index) => ({
    index,
    column,
    examples: sample.flatMap((cells) => cells[index] || []).slice(0, 3),
  }));
  const choose = (index: number, value: string) =>
    setMapping({ ...mapping, fields: mapping.fields.with(index, (value || null) as ImportField | null) });
  const look = () =>
    map.mutate(mapping, {
      onSuccess: () => navigate(`/admin/products/changes/${id}`),
      onError: notify.error,
    });
  return (
    <Stack spacing={2}>
      <PageHeader
        title={file || t('title')}
        count={change.total}
        back={{ to: '/admin/products/import', label: t('title') }}
        actions={
          <Button variant="contained" disabled={problem !== null} loading={map.isPending} onClick={look}>
            {t('look', { count: change.total, rows: number(change.total) })}
          </Button>
        }
      />
      {problem ? <Alert severity="warning">{t(`mapping.${problem}`)}</Alert> : null}
      <FormSection title={t('mapping.columns')} help={t('mapping.help')}>
        <DataTable
          caption={t('mapping.columns')}
          rows={rows}
          rowId={({ index }) => String(index)}
          columns={[
            { key: 'column', header: t('mapping.column'), cell: ({ column }) => column },
            {
              key: 'examples',
              hideBelow: 'sm',
              header: t('mapping.examples'),
              cell: ({ examples }) => (
                <Box component="span" sx={exampleStyles}>
                  {examples.join(' · ')}
                </Box>
              ),
            },
            {
              key: 'field',
              header: t('mapping.field'),
              cell: ({ index, column }) => (
                <Select
                  hideLabel
                  label={t('mapping.fieldOf', { column })}
                  value={mapping.fields[index] ?? ''}
                  options={[
                    { value: '', label: t('mapping.ignore') },
                    ...fields.map((value) => ({ value, label: t(`fields.${value}`) })),
                  ]}
                  onChange={({ target }) => choose(index, target.value)}
                />
              ),
            },
          ]}
        />
      </FormSection>
      <FormSection title={t('mapping.options')}>
        <Select
          label={t('mapping.decimal')}
          fullWidth={false}
          value={mapping.decimal}
          options={[
            { value: '.', label: '1,234.50' },
            { value: ',', label: '1.234,50' },
          ]}
          onChange={({ target }) =>
            setMapping({ ...mapping, decimal: target.value as ImportMapping['decimal'] })
          }
        />
        <Checkbox
          label={t('mapping.create')}
          checked={mapping.create}
          onChange={({ target }) => setMapping({ ...mapping, create: target.checked })}
        />
      </FormSection>
    </Stack>
  );
}

/** Why the rows could not be read so. */
function problemOf({ fields: chosen }: ImportMapping): 'noKey' | 'twice' | 'nothing' | null {
  const named = chosen.filter((field) => field !== null);
  if (new Set(named).size < named.length) return 'twice';
  if (!named.includes('sku') && !named.includes('externalRef')) return 'noKey';
  return named.length === 1 ? 'nothing' : null;
}

const exampleStyles = {
  display: 'inline-block',
  maxWidth: 360,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  color: 'text.secondary',
} as const;
