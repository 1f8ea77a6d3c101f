import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderGood } from 'api';
import { Box, TextField, Typography, useFormat, useText } from 'mfe-shared';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '../../ui/thumbnail';
import { useArrowKeys } from '../../ui/use-arrow-keys';
import { useTenantId } from '../../ui/use-tenant-id';
import { goodsQuery } from './staff-orders.queries';

type GoodsFieldProps = { currency: string; onAdd: (good: OrderGood) => void };

/** Goods are searched by name, SKU or bar code, and each press adds one piece. */
export function GoodsField({ currency, onAdd }: GoodsFieldProps) {
  const { t } = useTranslation('store-admin/staff-orders');
  const { money } = useFormat();
  const text = useText();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const tenantId = useTenantId();
  const queryClient = useQueryClient();
  const keys = useArrowKeys();
  const found = useQuery({
    ...goodsQuery(tenantId, q),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  /** Enter adds the best match. A scanner presses it before anything is found, so it waits for the answer. */
  const addFirst = async (field: HTMLInputElement) => {
    const wanted = field.value.trim();
    if (!wanted) return;
    const all = await queryClient.fetchQuery(goodsQuery(tenantId, wanted)).catch(() => []);
    const first = all.find(({ available }) => available > 0);
    if (!first) return;
    onAdd(first);
    field.select();
  };
  return (
    <Box ref={keys.ref} onKeyDown={keys.onKeyDown}>
      <TextField
        label={t('goods.add')}
        type="search"
        autoComplete="off"
        placeholder={t('goods.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void addFirst(event.target as HTMLInputElement);
        }}
      />
      {q !== '' && found.data && found.data.length > 0 ? (
        <Box component="ul" role="list" aria-label={t('goods.found')} sx={foundStyles}>
          {found.data.map((good) => (
            <li key={good.variantId}>
              <Box
                component="button"
                type="button"
                disabled={good.available === 0}
                onClick={() => onAdd(good)}
                sx={optionStyles}
              >
                <Thumbnail src={good.image} size={32} />
                <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
                  {[text(good.title), text(good.variantLabel)].filter(Boolean).join(' · ')}
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {[good.unitLabel, good.sku].filter(Boolean).join(' · ')}
                  </Box>
                </Box>
                <Box component="span" className="tabular" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
                  {money(good.price, currency)}
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {t('goods.available', { count: good.available })}
                  </Box>
                </Box>
              </Box>
            </li>
          ))}
        </Box>
      ) : null}
      {q !== '' && found.data?.length === 0 ? (
        <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('goods.none')}
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
