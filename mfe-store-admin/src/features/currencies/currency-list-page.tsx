import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StoreCurrency } from 'api';
import { Box, Chip, notify, Switch, useMayWrite, VisuallyHidden } from 'mfe-shared';
import { ExportRows, ListPage, useBulk, useListParams, useListWords, wholeList } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveButtons, moved } from '../../ui/move-buttons';
import { useBulkActions } from '../../ui/use-bulk-actions';
import { useTenantId } from '../../ui/use-tenant-id';
import { currencies, currenciesQuery, useOrderCurrencies } from './currencies.queries';
import { CurrencyDialog } from './currency-dialog';
import { CurrencyMenu } from './currency-menu';

/** /admin/currencies: the one that the store sells in, and others. */
export function CurrencyListPage() {
  const { t } = useTranslation('store-admin/currencies');
  const { page, columns } = useListWords('store-admin/currencies');
  const mayWrite = useMayWrite();
  const [adding, setAdding] = useState(false);
  const params = useListParams({ defaultSort: 'position' });
  const query = useQuery({
    ...currenciesQuery(useTenantId()),
    placeholderData: keepPreviousData,
    select: ({ currencies: all, isFixed: fixed }) => ({ ...wholeList(all), isFixed: fixed }),
  });
  const status = useBulk(currencies, 'status');
  const order = useOrderCurrencies();
  const rows = query.data?.items ?? [];
  const isFixed = query.data?.isFixed ?? false;
  const placeOf = ({ id }: StoreCurrency) => rows.findIndex((row) => row.id === id);

  return (
    <>
      <ListPage<StoreCurrency>
        {...page}
        params={params}
        query={query}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        searchable={false}
        actions={
          <ExportRows<StoreCurrency>
            name="currencies"
            read={query.data && (() => rows)}
            columns={{
              name: ({ name }) => name,
              code: ({ code }) => code,
              symbol: ({ symbol }) => symbol,
              status: ({ status }) => status,
              isDefault: ({ isDefault }) => String(isDefault),
            }}
          />
        }
        add={mayWrite && { onClick: () => setAdding(true), label: t('add') }}
        notice={
          <Box sx={{ color: 'text.secondary', maxWidth: 720 }}>
            {t('notice')} {isFixed ? t('isFixed') : null}
          </Box>
        }
        columns={columns([
          {
            key: 'name',
            cell: ({ name, isDefault }) => (
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                {name}
                {isDefault ? <Chip label={t('standard')} color="primary" /> : null}
              </Box>
            ),
          },
          { key: 'code', hideBelow: 'sm' },
          { key: 'symbol', hideBelow: 'sm' },
          {
            key: 'status',
            cell: ({ id, name, status: current, isDefault }) => (
              <Switch
                hideLabel
                label={t('showCurrency', { name })}
                checked={current === 'show'}
                disabled={!mayWrite || isDefault || status.isPending}
                onChange={({ target }) =>
                  status.mutate([{ id, status: target.checked ? 'show' : 'hide' }], { onError: notify.error })
                }
              />
            ),
          },
          ...(mayWrite
            ? [
                {
                  key: 'order' as const,
                  hideBelow: 'sm' as const,
                  cell: (row: StoreCurrency) => (
                    <MoveButtons
                      name={row.name}
                      index={placeOf(row)}
                      count={rows.length}
                      disabled={order.isPending}
                      onMove={(by) => order.mutate(moved(rows, placeOf(row), by).map(({ id }) => id))}
                    />
                  ),
                },
                {
                  key: 'actions',
                  header: <VisuallyHidden>{t('actions')}</VisuallyHidden>,
                  align: 'right' as const,
                  cell: (currency: StoreCurrency) => <CurrencyMenu currency={currency} isFixed={isFixed} />,
                },
              ]
            : []),
        ])}
        bulkActions={useBulkActions('currencies', currencies, mayWrite)}
      />
      {adding ? <CurrencyDialog currency={null} known={rows} onClose={() => setAdding(false)} /> : null}
    </>
  );
}
