import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../notify/use-error-text';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import type { EmptyStateProps } from '../ui/empty-state';
import { EmptyState } from '../ui/empty-state';
import { BulkBar } from './bulk-bar';
import type { BulkAction, Column, ListFilter, ListQuery, ListView } from './list.types';
import { ListFilters } from './list-filters';
import { ListPaging } from './list-paging';
import { ListSearch } from './list-search';
import { ListTable } from './list-table';
import { ListViews } from './list-views';
import { PageHeader } from './page-header';
import { useListKeys } from './use-list-keys';
import type { ListParams } from './use-list-params';
import { useSelection } from './use-selection';

export type ListPageProps<Row> = {
  title: string;
  /** From `useListParams`. */
  params: ListParams;
  /** From `useQuery` with `placeholderData: keepPreviousData`. */
  query: ListQuery<Row>;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  rowTo?: (row: Row) => string;
  /** The row's accessible name. */
  rowLabel?: (row: Row) => string;
  primaryAction?: ReactNode;
  /** Other pages of the same subject. */
  tabs?: ReactNode;
  /** A notice about the whole list, above its rows. */
  notice?: ReactNode;
  views?: readonly ListView[];
  filters?: readonly ListFilter[];
  searchPlaceholder?: string;
  /** False for a list that cannot be searched. */
  searchable?: boolean;
  bulkActions?: readonly BulkAction[];
  /** Replaces `bulkActions` when they depend on the selected rows. */
  bulkActionsFor?: ((chosen: readonly Row[]) => readonly BulkAction[]) | undefined;
  /** Reads the ids of all rows that match the filters; with it, all of them can be selected. */
  readIds?: (() => Promise<string[]>) | undefined;
  /** Shown when there are no rows at all, not when filters hide all of them. */
  empty: EmptyStateProps;
};

/** A whole list screen: views, search, filters, sorting, paging and selection, all in the URL or in the history. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const {
    title,
    params,
    query,
    columns,
    rowId,
    rowTo,
    rowLabel = rowId,
    primaryAction,
    tabs,
    notice,
  } = props;
  const {
    views,
    filters = [],
    searchPlaceholder,
    searchable = true,
    bulkActions = [],
    bulkActionsFor,
    readIds,
    empty,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const selection = useSelection<Row>(JSON.stringify([params.q, params.filters]));
  useListKeys(root);
  const { data } = query;
  const loaded = new Map(data?.items.map((row) => [rowId(row), row]));
  const chosen = selection.isAll
    ? [...loaded.values()]
    : [...selection.rows].map(([id, row]) => loaded.get(id) ?? row);
  const actions = bulkActionsFor?.(chosen) ?? bulkActions;
  const narrowed = params.q !== '' || Object.keys(params.filters).length > 0;
  const isEmpty = data !== undefined && data.items.length === 0;
  return (
    <Stack ref={root} data-wide spacing={2}>
      <PageHeader
        title={title}
        count={data?.totalDoc}
        actions={primaryAction ? <span data-primary-action>{primaryAction}</span> : undefined}
        tabs={tabs}
      />
      {notice}
      {views ? <ListViews params={params} views={views} /> : null}
      {searchable || filters.length > 0 ? (
        <Stack direction="row" role="search" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {searchable ? <ListSearch params={params} placeholder={searchPlaceholder} /> : null}
          <ListFilters params={params} filters={filters} />
        </Stack>
      ) : null}
      {query.isError && !data ? (
        <ListFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : isEmpty ? (
        <ListEmpty narrowed={narrowed} empty={empty} />
      ) : (
        <Box aria-busy={query.isPlaceholderData || query.isPending} sx={frameStyles(query.isPlaceholderData)}>
          <ListTable
            caption={title}
            columns={columns}
            rows={data?.items}
            expected={Math.min(params.limit, 20)}
            rowId={rowId}
            rowTo={rowTo}
            rowLabel={rowLabel}
            sort={params.sort}
            onSort={(sort) => params.set({ sort })}
            selection={bulkActionsFor || bulkActions.length > 0 ? selection : undefined}
          />
        </Box>
      )}
      {data && !isEmpty ? <ListPaging params={params} data={data} /> : null}
      <BulkBar selection={selection} actions={actions} total={data?.totalDoc ?? 0} readIds={readIds} />
    </Stack>
  );
}

function ListFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const retry = (
    <Button variant="contained" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState title={t('failedTitle')} text={errorText(error)} action={retry} />
    </div>
  );
}

function ListEmpty({ narrowed, empty }: { narrowed: boolean; empty: EmptyStateProps }) {
  const { t } = useTranslation('common');
  return narrowed ? <EmptyState title={t('emptyTitle')} text={t('emptyText')} /> : <EmptyState {...empty} />;
}

const frameStyles = (stale: boolean) => ({
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  opacity: stale ? 0.6 : 1,
  transition: 'opacity 140ms ease-out',
});
