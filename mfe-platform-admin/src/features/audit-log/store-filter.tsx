import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Box, Button, TextField } from 'mfe-shared';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { storeOptions, storeSearchOptions } from './audit-log.queries';

/** The entries of one store out of thousands: the server finds it while its name or address is typed. */
export function StoreFilter() {
  const { t } = useTranslation('platform-admin/audit-log');
  const list = useId();
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState('');
  const chosen = params.get('tenantId');
  const { data: store } = useQuery(storeOptions(chosen));
  const { data: found = [] } = useQuery({
    ...storeSearchOptions(text.trim()),
    placeholderData: keepPreviousData,
  });
  const choose = (tenantId: string | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete('page');
      if (tenantId) next.set('tenantId', tenantId);
      else next.delete('tenantId');
      return next;
    });
  const type = (next: string) => {
    setText(next);
    const match = found.find(({ label }) => label === next);
    if (!match) return;
    setText('');
    choose(match.id);
  };
  if (chosen)
    return (
      <Box sx={chosenStyles}>
        <span>{t('storeOnly', { name: store?.name ?? chosen })}</span>
        <Button size="small" color="neutral" onClick={() => choose(null)}>
          {t('allStores')}
        </Button>
      </Box>
    );
  return (
    <Box sx={{ maxWidth: 320 }}>
      <TextField
        label={t('findStore')}
        value={text}
        autoComplete="off"
        inputProps={{ list, maxLength: 100 }}
        onChange={(event) => type(event.target.value)}
      />
      <datalist id={list}>
        {found.map(({ id, label }) => (
          <option key={id} value={label} />
        ))}
      </datalist>
    </Box>
  );
}

const chosenStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  fontSize: '0.875rem',
};
