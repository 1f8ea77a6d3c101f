import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AuditEntry } from 'api';
import type { ApiQuery } from 'mfe-shared';
import { Box, Chip, useFormat } from 'mfe-shared';
import { ListPage, useListParams } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SecondLine } from '../../ui/second-line';
import { storeChoicesOptions } from '../../ui/store-choices';
import { useDoer } from '../../ui/use-message-text';
import { auditLogOptions } from './audit-log.queries';
import { ChainCheck } from './chain-check';
import { EntryDrawer } from './entry-drawer';
import { subjectOf } from './subject-of';
import { useActionText } from './use-action-text';

const kinds = ['platform', 'staff', 'customer', 'visitor', 'system', 'program'] as const;
const sources = ['server', 'client'] as const;

/** /platform-admin/audit-log: who did what, where and when. An entry opens beside the list. */
export function AuditLogPage() {
  const { t } = useTranslation('platform-admin/audit-log');
  const { dateTime } = useFormat();
  const actionText = useActionText();
  const doer = useDoer();
  const [search, setSearch] = useSearchParams();
  const params = useListParams<ApiQuery<'/audit-log'>>({
    filters: ['tenantId', 'actorKind', 'source'],
    defaultSort: 'newest',
  });
  const entries = useQuery({ ...auditLogOptions(params.query), placeholderData: keepPreviousData });
  const { data: stores = [] } = useQuery(storeChoicesOptions());
  const items = entries.data?.items ?? [];
  const shown = search.get('entry');
  const storeName = (id: string) =>
    stores.find(({ value }) => value === id)?.label ??
    items.find(({ tenantId }) => tenantId === id)?.tenantName ??
    id;
  const entryTo = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('entry', id);
    return `?${next}`;
  };
  const close = () =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.delete('entry');
      return next;
    });

  return (
    <>
      <ListPage<AuditEntry>
        title={t('title')}
        params={params}
        query={entries}
        notice={<ChainCheck storeName={storeName} />}
        rowId={({ id }) => id}
        rowTo={({ id }) => entryTo(id)}
        rowLabel={({ action }) => actionText(action)}
        searchPlaceholder={t('search')}
        filters={[
          { name: 'tenantId', label: t('store'), options: stores },
          {
            name: 'actorKind',
            label: t('kindLabel'),
            options: kinds.map((value) => ({ value, label: t(`kind.${value}`) })),
          },
          {
            name: 'source',
            label: t('sourceLabel'),
            options: sources.map((value) => ({ value, label: t(`source.${value}`) })),
          },
        ]}
        columns={[
          {
            key: 'action',
            header: t('action'),
            cell: ({ action, actorName, details }) => (
              <Box component="span" sx={{ display: 'block', py: 0.5, overflowWrap: 'anywhere' }}>
                {actionText(action)}
                <Box component="span" sx={subjectStyles}>
                  {subjectOf(details)}
                </Box>
                <SecondLine until="sm">{doer(actorName) || t('nobody')}</SecondLine>
              </Box>
            ),
          },
          {
            key: 'actor',
            header: t('actor'),
            hideBelow: 'sm',
            cell: ({ actorName }) => doer(actorName) || t('nobody'),
          },
          {
            key: 'kind',
            header: t('kindLabel'),
            hideBelow: 'lg',
            cell: ({ actorKind }) => t(`kind.${actorKind}`),
          },
          {
            key: 'store',
            header: t('store'),
            hideBelow: 'md',
            cell: ({ tenantId, tenantName }) => tenantName ?? tenantId ?? t('platform'),
          },
          {
            key: 'source',
            header: t('sourceLabel'),
            hideBelow: 'lg',
            cell: ({ source }) => (
              <Chip label={t(`source.${source}`)} color={source === 'client' ? 'warning' : 'neutral'} />
            ),
          },
          {
            key: 'createdAt',
            header: t('createdAt'),
            align: 'right',
            cell: ({ createdAt }) => dateTime(createdAt),
          },
        ]}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
      <EntryDrawer entry={items.find(({ id }) => id === shown) ?? null} onClose={close} />
    </>
  );
}

const subjectStyles = {
  display: 'block',
  color: 'text.secondary',
  fontSize: '0.75rem',
  fontWeight: 400,
  whiteSpace: 'normal',
} as const;
