import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Attribute } from 'api';
import { Plus } from 'lucide-react';
import { adminClient, Box, Button, notify, TextField, usePermission, useSettings, useText } from 'mfe-shared';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';

type NewValueProps = { attribute: Attribute; onAdded: (valueId: string, name: string) => void };

/** Adds a value to an attribute without leaving the product's form. Its name is in the store's default language. */
export function NewValue({ attribute, onAdded }: NewValueProps) {
  const { t } = useTranslation('store-admin/product-editor');
  const text = useText();
  const mayWrite = usePermission('write_attributes');
  const [name, setName] = useState<string | null>(null);
  const adding = useAddValue(attribute.id);
  if (!mayWrite) return null;
  if (name === null)
    return (
      <Button size="small" color="neutral" startIcon={<Plus size={14} />} onClick={() => setName('')}>
        {t('addValue')}
      </Button>
    );
  const add = () => {
    if (!name.trim()) return setName(null);
    adding.mutate(name.trim(), {
      onSuccess: (valueId) => {
        setName(null);
        if (valueId) onAdded(valueId, name.trim());
      },
      onError: notify.error,
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // The product's own form is not sent.
      event.preventDefault();
      add();
    } else if (event.key === 'Escape') setName(null);
  };
  return (
    <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
      <TextField
        hideLabel
        autoFocus
        label={t('newValue', { attribute: text(attribute.title) })}
        value={name}
        inputProps={{ maxLength: 200 }}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={onKeyDown}
        sx={{ width: 160 }}
      />
      <Button size="small" variant="outlined" color="neutral" disabled={adding.isPending} onClick={add}>
        {t('addIt')}
      </Button>
    </Box>
  );
}

/** Saves the attribute with one more value, and returns the value's id. */
function useAddValue(id: string) {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  const { default_language: language } = useSettings().global;
  return useMutation({
    mutationFn: async (name: string) => {
      const path = { id };
      const {
        title,
        name: shown,
        option,
        status,
        values,
        version,
      } = await adminClient.get('/attributes/{id}', { path });
      const kept = values.map(({ id: valueId, name: own, swatch, status: state }) => ({
        ...{ id: valueId, name: own, swatch, status: state },
      }));
      const added = { name: { [language]: name }, swatch: null, status: 'show' as const };
      const saved = await adminClient.put('/attributes/{id}', {
        path,
        body: { title, name: shown, option, status, values: [...kept, added], version },
      });
      await queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'attributes'] });
      return saved.values.at(-1)?.id;
    },
  });
}
