import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Box, Checkbox, Stack, TextField, Typography, useErrorText } from 'mfe-shared';
import { ScrollArea } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storeChoicesOptions } from '../../ui/store-choices';

type StorePickerProps = {
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error?: string | undefined;
};

/** Chooses stores by name. */
export function StorePicker({ value, onChange, error }: StorePickerProps) {
  const { t } = useTranslation('platform-admin/releases');
  const errorText = useErrorText();
  const [search, setSearch] = useState('');
  const stores = useQuery({ ...storeChoicesOptions(search.trim()), placeholderData: keepPreviousData });
  const choose = (id: string, chosen: boolean) =>
    onChange(chosen ? [...value, id] : value.filter((one) => one !== id));
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontSize: '0.875rem', fontWeight: 500 }}>
        {t('storesChosen', { count: value.length })}
      </Box>
      <TextField
        label={t('searchStores')}
        hideLabel
        placeholder={t('searchStores')}
        value={search}
        error={stores.isError ? errorText(stores.error) : error}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ScrollArea maxHeight={168}>
        <Stack sx={{ gap: 0.5, py: 1, px: 0.5 }}>
          {stores.data?.map(({ value: id, label }) => (
            <Checkbox
              key={id}
              label={label}
              checked={value.includes(id)}
              onChange={(event) => choose(id, event.target.checked)}
            />
          ))}
          {stores.data?.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('noStores')}
            </Typography>
          ) : null}
        </Stack>
      </ScrollArea>
    </Box>
  );
}
