import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StoreLanguage } from 'api';
import { Box, Chip, Switch, useMayWrite, VisuallyHidden } from 'mfe-shared';
import { ExportRows, flagOf, ListPage, useListParams, useListWords, wholeList } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveButtons, moved } from '../../ui/move-buttons';
import { useTenantId } from '../../ui/use-tenant-id';
import { AddLanguageDialog } from './add-language-dialog';
import { LanguageMenu } from './language-menu';
import { languagesQuery, useChangeLanguages, useLanguageStatus } from './languages.queries';
import { useLanguageActions } from './use-language-actions';

/** /admin/languages: the languages that shoppers and staff of the store can choose. */
export function LanguageListPage() {
  const { t } = useTranslation('store-admin/languages');
  const { page, columns } = useListWords('store-admin/languages');
  const mayWrite = useMayWrite();
  const [adding, setAdding] = useState(false);
  const params = useListParams({ defaultSort: 'position' });
  const query = useQuery({
    ...languagesQuery(useTenantId()),
    placeholderData: keepPreviousData,
    select: wholeList<StoreLanguage>,
  });
  const setStatus = useLanguageStatus();
  const order = useChangeLanguages();
  const bulkActions = useLanguageActions();
  const rows = query.data?.items ?? [];
  const move = (index: number, by: 1 | -1) =>
    order.mutate(moved(rows, index, by).map(({ id }, position) => ({ id, position })));

  return (
    <>
      <ListPage<StoreLanguage>
        {...page}
        params={params}
        query={query}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        searchable={false}
        actions={
          <ExportRows<StoreLanguage>
            name="languages"
            read={query.data && (() => rows)}
            columns={{
              name: ({ name }) => name,
              code: ({ iso_code }) => iso_code,
              status: ({ status }) => status,
              isDefault: ({ isDefault }) => String(isDefault),
            }}
          />
        }
        add={mayWrite && { onClick: () => setAdding(true), label: t('add') }}
        notice={<Box sx={{ color: 'text.secondary', maxWidth: 720 }}>{t('notice')}</Box>}
        columns={columns([
          {
            key: 'name',
            cell: ({ name, flag, isDefault }) => (
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                <span aria-hidden>{flagOf(flag)}</span>
                {name}
                {isDefault ? <Chip label={t('standard')} color="primary" /> : null}
              </Box>
            ),
          },
          { key: 'code', hideBelow: 'sm', cell: ({ iso_code }) => iso_code },
          {
            key: 'status',
            cell: ({ id, name, status, isDefault }) => (
              <Switch
                hideLabel
                label={t('showInShop', { name })}
                checked={status === 'show'}
                disabled={!mayWrite || isDefault || setStatus.isPending}
                onChange={({ target }) => setStatus.mutate({ id, status: target.checked ? 'show' : 'hide' })}
              />
            ),
          },
          ...(mayWrite
            ? [
                {
                  key: 'order' as const,
                  hideBelow: 'sm' as const,
                  cell: ({ id, name }: StoreLanguage) => (
                    <MoveButtons
                      name={name}
                      index={rows.findIndex((row) => row.id === id)}
                      count={rows.length}
                      disabled={order.isPending}
                      onMove={(by) =>
                        move(
                          rows.findIndex((row) => row.id === id),
                          by,
                        )
                      }
                    />
                  ),
                },
                {
                  key: 'actions',
                  header: <VisuallyHidden>{t('actions')}</VisuallyHidden>,
                  align: 'right' as const,
                  cell: (language: StoreLanguage) => <LanguageMenu language={language} />,
                },
              ]
            : []),
        ])}
        bulkActions={mayWrite ? bulkActions : []}
      />
      <AddLanguageDialog open={adding} languages={rows} onClose={() => setAdding(false)} />
    </>
  );
}
