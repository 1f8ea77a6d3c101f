import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Box, Chip, Stack, TextField, Typography, useText } from 'mfe-shared';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { products } from './product-resource';
import { useTenantId } from './use-tenant-id';

type ProductsFieldProps = {
  label: string;
  value: string[];
  onChange: (ids: string[]) => void;
  help?: string;
  error?: string | undefined;
  /** How many can be chosen. */
  most?: number;
};

const mostFound = 8;

/** Any number of products: searched by name, SKU or bar code, and shown as removable chips. */
export function ProductsField({
  label,
  value,
  onChange,
  help,
  error,
  most = Number.POSITIVE_INFINITY,
}: ProductsFieldProps) {
  const { t } = useTranslation('store-admin/ui');
  const text = useText();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const found = useProducts({ q, limit: mostFound }, q !== '');
  const chosen = useProducts({ ids: value.join(), limit: 100 }, value.length > 0);
  const nameOf = (id: string) => text(chosen.data?.items.find((product) => product.id === id)?.title);
  const add = (id: string) => {
    onChange([...value, id]);
    setTyped('');
  };
  const offered = q === '' ? [] : (found.data?.items.filter(({ id }) => !value.includes(id)) ?? []);
  return (
    <Stack spacing={1}>
      <TextField
        label={label}
        help={help}
        error={error}
        disabled={value.length >= most}
        type="search"
        autoComplete="off"
        placeholder={t('products.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {offered.length > 0 ? (
        <Box component="ul" role="list" aria-label={t('products.found')} sx={foundStyles}>
          {offered.map(({ id, title, sku }) => (
            <li key={id}>
              <Box component="button" type="button" onClick={() => add(id)} sx={optionStyles}>
                {text(title)}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {sku}
                </Box>
              </Box>
            </li>
          ))}
        </Box>
      ) : null}
      {q !== '' && found.data?.items.length === 0 ? (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {t('products.none')}
        </Typography>
      ) : null}
      {value.length > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {value.map((id) => (
            <Chip
              key={id}
              label={nameOf(id) || '…'}
              aria-label={t('products.remove', { name: nameOf(id) })}
              onDelete={() => onChange(value.filter((other) => other !== id))}
            />
          ))}
        </Box>
      ) : null}
    </Stack>
  );
}

function useProducts(query: { q?: string; ids?: string; limit: number }, enabled: boolean) {
  const tenantId = useTenantId();
  return useQuery({
    ...products.list(tenantId, query),
    enabled,
    placeholderData: keepPreviousData,
  });
}

const foundStyles = {
  m: 0,
  p: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  listStyle: 'none',
} as const;

const optionStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  width: '100%',
  minHeight: 'var(--control-height)',
  alignItems: 'center',
  px: 1,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.primary',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover, &:focus-visible': { bgcolor: 'neutral.2' },
} as const;
