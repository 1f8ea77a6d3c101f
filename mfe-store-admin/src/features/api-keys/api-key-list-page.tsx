import type { ApiKey } from 'api';
import { Box, useFormat, useMayWrite } from 'mfe-shared';
import { ExportRows, ListPage, useListWords, useResourceList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { apiKeys } from './api-keys.queries';
import { KeyState } from './key-state';

const states = ['active', 'expired', 'revoked'] as const;

/** /admin/api-keys: the store's own programs, what they may do and when they last called. */
export function ApiKeyListPage() {
  const { t } = useTranslation('store-admin/api-keys');
  const { page, columns, views } = useListWords('store-admin/api-keys');
  const { date, dateTime } = useFormat();
  const mayWrite = useMayWrite();
  const list = useResourceList(apiKeys, { filters: ['state'], defaultSort: '-createdAt' });
  return (
    <ListPage<ApiKey>
      {...list}
      {...page}
      rowTo={({ id }) => `/admin/api-keys/${id}`}
      rowLabel={({ name }) => name}
      actions={
        <ExportRows<ApiKey>
          name="api-keys"
          read={list.readAll}
          columns={{
            name: ({ name }) => name,
            prefix: ({ prefix }) => prefix,
            state: ({ state }) => state,
            permissions: ({ permissions }) => permissions.join(', '),
            lastUsedAt: ({ lastUsedAt }) => lastUsedAt,
            expiresAt: ({ expiresAt }) => expiresAt,
            createdBy: ({ createdBy }) => createdBy,
            createdAt: ({ createdAt }) => createdAt,
          }}
        />
      }
      add={mayWrite && { to: '/admin/api-keys/add', label: t('add') }}
      views={views('state', states)}
      columns={columns([
        { key: 'name', sortable: true },
        {
          key: 'prefix',
          header: t('key'),
          hideBelow: 'md',
          cell: ({ prefix }) => (
            <Box component="code" sx={{ fontSize: '0.8125rem' }}>
              {`${prefix}…`}
            </Box>
          ),
        },
        { key: 'state', cell: ({ state }) => <KeyState state={state} /> },
        {
          key: 'permissions',
          hideBelow: 'lg',
          align: 'right',
          cell: ({ permissions }) => t('rights', { count: permissions.length }),
        },
        {
          key: 'lastUsedAt',
          header: t('lastUse'),
          hideBelow: 'sm',
          sortable: true,
          cell: ({ lastUsedAt }) => (lastUsedAt ? dateTime(lastUsedAt) : t('never')),
        },
        {
          key: 'expiresAt',
          hideBelow: 'md',
          cell: ({ expiresAt }) => (expiresAt ? date(expiresAt) : t('never')),
        },
        { key: 'createdAt', as: 'date', header: t('columns.created'), hideBelow: 'lg', sortable: true },
      ])}
    />
  );
}
