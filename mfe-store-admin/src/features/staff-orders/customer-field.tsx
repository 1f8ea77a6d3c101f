import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CustomerRow } from 'api';
import { Box, Chip, TextField, Typography } from 'mfe-shared';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrowKeys } from '../../ui/use-arrow-keys';
import { useTenantId } from '../../ui/use-tenant-id';
import { foundCustomersQuery } from './staff-orders.queries';

export type ChosenCustomer = Pick<CustomerRow, 'id' | 'name'>;
type CustomerFieldProps = {
  value: ChosenCustomer | null;
  onChange: (customer: ChosenCustomer | null) => void;
};

/** Whose account the order belongs to, if they have one. */
export function CustomerField({ value, onChange }: CustomerFieldProps) {
  const { t } = useTranslation('store-admin/staff-orders');
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const keys = useArrowKeys();
  const tenantId = useTenantId();
  const queryClient = useQueryClient();
  const found = useQuery({
    ...foundCustomersQuery(tenantId, q),
    enabled: q !== '' && value === null,
    placeholderData: keepPreviousData,
  });
  const choose = ({ id, name }: ChosenCustomer) => {
    onChange({ id, name });
    setTyped('');
  };
  /** Enter takes the best match, also while it is still being searched for. */
  const chooseFirst = async (wanted: string) => {
    if (!wanted) return;
    const all = await queryClient.fetchQuery(foundCustomersQuery(tenantId, wanted)).catch(() => null);
    if (all?.items[0]) choose(all.items[0]);
  };
  if (value)
    return (
      <Box>
        <Chip
          label={value.name}
          aria-label={t('customer.remove', { name: value.name })}
          onDelete={() => onChange(null)}
        />
      </Box>
    );
  return (
    <Box ref={keys.ref} onKeyDown={keys.onKeyDown}>
      <TextField
        label={t('customer.find')}
        type="search"
        autoComplete="off"
        placeholder={t('customer.search')}
        help={t('customer.help')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void chooseFirst((event.target as HTMLInputElement).value.trim());
        }}
      />
      {q !== '' && found.data ? (
        found.data.items.length > 0 ? (
          <Box component="ul" role="list" aria-label={t('customer.found')} sx={foundStyles}>
            {found.data.items.map((customer) => (
              <li key={customer.id}>
                <Box component="button" type="button" onClick={() => choose(customer)} sx={optionStyles}>
                  <span>{customer.name}</span>
                  <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {[customer.email, customer.phone].filter(Boolean).join(' · ')}
                  </Box>
                </Box>
              </li>
            ))}
          </Box>
        ) : (
          <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
            {t('customer.none')}
          </Typography>
        )
      ) : null}
    </Box>
  );
}

const foundStyles = {
  m: 0,
  mt: 1,
  p: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  listStyle: 'none',
} as const;

const optionStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 0.5,
  width: '100%',
  minHeight: 'var(--control-height)',
  px: 1,
  py: 0.75,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.primary',
  fontSize: '0.8125rem',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover, &:focus-visible': { bgcolor: 'neutral.2' },
} as const;
