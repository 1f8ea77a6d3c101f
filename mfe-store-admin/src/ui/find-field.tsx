import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Box, TextField, Typography, useErrorText } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useDeferredValue, useState } from 'react';
import { useArrowKeys } from './use-arrow-keys';

type FindFieldProps<Row, Key extends QueryKey> = {
  label: string;
  placeholder: string;
  help?: string;
  /** The name of the list of what was found, and what stands there when nothing was. */
  foundLabel: string;
  noneText: string;
  queryOf: (q: string) => UseQueryOptions<Row[], Error, Row[], Key>;
  idOf: (row: Row) => string;
  isOffered?: (row: Row) => boolean;
  onChoose: (row: Row) => void;
  /** The content of a row. */
  children: (row: Row) => ReactNode;
};

const all = () => true;

/** A search field with what it finds below it, for keyboard and scanner. */
export function FindField<Row, Key extends QueryKey>(props: FindFieldProps<Row, Key>) {
  const { foundLabel, noneText, queryOf, idOf, isOffered = all, onChoose, children, ...field } = props;
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const keys = useArrowKeys();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const { data, error } = useQuery({ ...queryOf(q), enabled: q !== '', placeholderData: keepPreviousData });
  /** Enter takes the best match. A scanner presses it before anything is found, so it waits for the answer. */
  const chooseFirst = async (input: HTMLInputElement) => {
    const wanted = input.value.trim();
    if (!wanted) return;
    const rows = await queryClient.fetchQuery(queryOf(wanted)).catch(() => []);
    const first = rows.find(isOffered);
    if (!first) return;
    onChoose(first);
    input.select();
  };
  return (
    <Box ref={keys.ref} onKeyDown={keys.onKeyDown}>
      <TextField
        {...field}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void chooseFirst(event.target as HTMLInputElement);
        }}
      />
      {q !== '' && error ? (
        <Alert severity="error" sx={{ mt: 1 }}>
          {errorText(error)}
        </Alert>
      ) : null}
      {q !== '' && data && data.length > 0 ? (
        <Box component="ul" role="list" aria-label={foundLabel} sx={foundStyles}>
          {data.map((row) => (
            <li key={idOf(row)}>
              <Box
                component="button"
                type="button"
                disabled={!isOffered(row)}
                onClick={() => onChoose(row)}
                sx={optionStyles}
              >
                {children(row)}
              </Box>
            </li>
          ))}
        </Box>
      ) : null}
      {q !== '' && data?.length === 0 ? (
        <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
          {noneText}
        </Typography>
      ) : null}
    </Box>
  );
}

const foundStyles = {
  m: 0,
  mt: 1,
  p: 0.5,
  maxHeight: 320,
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  listStyle: 'none',
} as const;

const optionStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  minHeight: 48,
  px: 1,
  py: 0.5,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.primary',
  fontSize: '0.8125rem',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover, &:focus-visible': { bgcolor: 'neutral.2' },
  '&:disabled': { opacity: 0.55, cursor: 'default' },
} as const;
