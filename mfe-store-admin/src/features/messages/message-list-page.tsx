import { useQuery } from '@tanstack/react-query';
import type { StoredMessage } from 'api';
import { Box, useMayWrite } from 'mfe-shared';
import {
  ExportCsvButton,
  ListPage,
  useDeletedNotice,
  useListWords,
  useReadableList,
} from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useTenantId } from '../../ui/use-tenant-id';
import { MessageDrawer } from './message-drawer';
import { messageQuery, messages, useDeleteMessages, useMarkMessages } from './messages.queries';

const statuses = ['unread', 'read', 'done'] as const;
const tones = { unread: 'warning', read: 'info', done: 'success' } as const;

/** /admin/messages: what people wrote through the form of the contact page. One opens beside the list. */
export function MessageListPage() {
  const { t } = useTranslation('store-admin/messages');
  const { page, columns, views } = useListWords('store-admin/messages');
  const mayWrite = useMayWrite();
  const list = useReadableList(messages, { filters: ['status'], defaultSort: '-createdAt' });
  const mark = useMarkMessages();
  const remove = useDeleteMessages();
  const deleted = useDeletedNotice('messages.restore', ['messages', 'notifications']);
  const [search, setSearch] = useSearchParams();
  const counts = list.query.data?.counts;
  const wanted = search.get('message');
  const listed = list.query.data?.items.find(({ id }) => id === wanted);
  const other = useQuery({
    ...messageQuery(useTenantId(), wanted ?? ''),
    enabled: wanted !== null && !listed && list.query.isSuccess,
  });
  const opened = wanted ? (listed ?? other.data ?? null) : null;
  const messageTo = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('message', id);
    return `?${next}`;
  };
  const close = () =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.delete('message');
      return next;
    });

  return (
    <>
      <ListPage<StoredMessage>
        {...list}
        {...page}
        actions={<ExportCsvButton list="/messages" query={list.params.query} />}
        rowTo={({ id }) => messageTo(id)}
        rowLabel={({ name }) => name}
        views={views('status', statuses, counts)}
        columns={columns([
          {
            key: 'name',
            header: t('from'),
            cell: ({ name, text, status }) => (
              <Box component="span" sx={{ display: 'block', maxWidth: 560, py: 0.5 }}>
                <Box component="span" sx={{ fontWeight: status === 'unread' ? 700 : 500 }}>
                  {name}
                </Box>
                <Box component="span" sx={beginStyles}>
                  {text}
                </Box>
              </Box>
            ),
          },
          { key: 'email', hideBelow: 'md' },
          { key: 'status', header: t('state'), tones },
          { key: 'createdAt', as: 'dateTime', align: 'right', sortable: true, hideBelow: 'sm' },
        ])}
        bulkActions={
          mayWrite
            ? [
                ...statuses.map((status) => ({
                  label: t(`mark.${status}`),
                  run: (ids: string[]) => mark.mutateAsync({ ids, status }),
                })),
                {
                  label: t('delete'),
                  danger: true,
                  run: async (ids: string[]) => {
                    await remove.mutateAsync(ids);
                    deleted(t('deleted', { count: ids.length }), ids);
                  },
                },
              ]
            : []
        }
      />
      <MessageDrawer message={opened} onClose={close} />
    </>
  );
}

const beginStyles = {
  display: 'block',
  overflow: 'hidden',
  maxWidth: { xs: 180, sm: 'none' },
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 400,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
