import type { AuditEntry } from 'api';
import { useSearchParams } from 'react-router-dom';
import type { Column, ListFilter } from '../backoffice/list.types';
import { ListPage } from '../backoffice/list-page';
import { useFormat } from '../format/use-format';
import { Box } from '../ui/box';
import { Chip } from '../ui/chip';
import type { AuditLogProps } from './audit-log.types';
import { EntryDrawer } from './entry-drawer';
import { subjectOf } from './subject-of';
import { subjects } from './subjects';
import { useActionText } from './use-action-text';
import { useActorText } from './use-actor-text';
import { useAuditWords } from './words';

const sources = ['server', 'client'] as const;

/** Loaded when somebody opens an audit log. */
export function AuditLogPanel({
  kinds,
  filters = [],
  moreFilters = [],
  withStore = false,
  withSubjects = false,
  actorName,
  ...list
}: AuditLogProps) {
  const { t } = useAuditWords();
  const { dateTime } = useFormat();
  const actionText = useActionText();
  const actorText = useActorText({ actorName });
  const [search, setSearch] = useSearchParams();
  const shown = search.get('entry');
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
  const subjectFilter: ListFilter = {
    name: 'subject',
    label: t('subjectLabel'),
    options: subjects.map((value) => ({ value, label: t(`subjects.${value}`) })),
  };
  const storeColumn: Column<AuditEntry> = {
    key: 'store',
    header: t('store'),
    hideBelow: 'md',
    cell: ({ tenantId, tenantName }) => tenantName ?? tenantId ?? t('platform'),
  };

  return (
    <>
      <ListPage<AuditEntry>
        {...list}
        title={t('title')}
        rowId={({ id }) => id}
        rowTo={({ id }) => entryTo(id)}
        rowLabel={({ action }) => actionText(action)}
        searchPlaceholder={t('search')}
        filters={[
          ...filters,
          ...(withSubjects ? [subjectFilter] : []),
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
          ...moreFilters,
        ]}
        columns={[
          {
            key: 'action',
            header: t('action'),
            cell: (entry) => (
              <Box component="span" sx={{ display: 'block', py: 0.5, overflowWrap: 'anywhere' }}>
                {actionText(entry.action)}
                <Box component="span" sx={secondLine}>
                  {subjectOf(entry.details)}
                </Box>
                <Box component="span" sx={{ ...secondLine, ...onPhones }}>
                  {actorText(entry)}
                </Box>
              </Box>
            ),
          },
          { key: 'actor', header: t('actor'), hideBelow: 'sm', cell: actorText },
          {
            key: 'kind',
            header: t('kindLabel'),
            hideBelow: 'lg',
            cell: ({ actorKind }) => t(`kind.${actorKind}`),
          },
          ...(withStore ? [storeColumn] : []),
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
      <EntryDrawer
        entry={list.query.data?.items.find(({ id }) => id === shown) ?? null}
        withStore={withStore}
        actorText={actorText}
        onClose={close}
      />
    </>
  );
}

const secondLine = {
  display: 'block',
  color: 'text.secondary',
  fontSize: '0.75rem',
  fontWeight: 400,
  whiteSpace: 'normal',
} as const;
/** There the actor has no column. */
const onPhones = { display: { xs: 'block', sm: 'none' }, overflowWrap: 'anywhere' } as const;
