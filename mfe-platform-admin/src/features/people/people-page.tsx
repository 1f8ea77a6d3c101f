import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Box, Button, EmptyState, Stack, TextField, Typography } from 'mfe-shared';
import { LoadFailed, PageHeader } from 'mfe-shared/backoffice';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FoundTable } from './found-table';
import { peopleOptions } from './people.queries';

/** /platform-admin/people: anybody in any store, searched for when the search is sent and not while it is typed. */
export function PeoplePage() {
  const { t } = useTranslation('platform-admin/people');
  const [params, setParams] = useSearchParams();
  const asked = params.get('q')?.trim() ?? '';
  const [text, setText] = useState(asked);
  const [tried, setTried] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(peopleOptions(asked));
  const isShort = text.trim().length < 3;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isShort) setParams({ q: text.trim() });
  };
  return (
    <Stack data-wide spacing={2}>
      <PageHeader title={t('title')} />
      <Box component="form" role="search" onSubmit={send} noValidate sx={formStyles}>
        <TextField
          label={t('label')}
          type="search"
          autoComplete="off"
          value={text}
          error={tried && isShort ? t('short') : undefined}
          help={t('help')}
          inputProps={{ maxLength: 254 }}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="contained" startIcon={<Search size={16} />} loading={isFetching}>
          {t('search')}
        </Button>
      </Box>
      {error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null}
      <Box role="status">
        {data?.items.length === 0 ? (
          <EmptyState title={t('none', { q: asked })} text={t('noneText')} />
        ) : data ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {data.more ? t('more', { count: data.items.length }) : t('found', { count: data.items.length })}
          </Typography>
        ) : null}
      </Box>
      {data?.items.length ? <FoundTable people={data.items} /> : null}
    </Stack>
  );
}

const formStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 480px) auto' },
  justifyContent: 'start',
  alignItems: 'start',
  gap: 1,
  // The button stands beside the field, below its label.
  '& > button': { mt: { xs: 0, sm: '26px' } },
} as const;
