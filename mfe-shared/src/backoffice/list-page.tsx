import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../notify/notify';
import type { EmptyStateProps } from '../ui/empty-state';
import { EmptyState } from '../ui/empty-state';
import { AddButton } from './add-button';
import { arrangeColumns } from './arrange-columns';
import { BulkBar } from './bulk-bar';
import type { AddRow, BulkAction, Column, ListFilter, ListQuery, ListView } from './list.types';
import { ListFilters } from './list-filters';
import { ListFrame } from './list-frame';
import { ListPaging } from './list-paging';
import { ListSearch } from './list-search';
import type { ReadList } from './list-state';
import { ListTable } from './list-table';
import { ListTools } from './list-tools';
import { ListViews } from './list-views';
import { LoadFailed } from './load-failed';
import type { PageHeaderProps } from './page-header';
import { PageHeader } from './page-header';
import { useListKeys } from './use-list-keys';
import type { ListParams } from './use-list-params';
import { useSavedList, useSaveList } from './use-saved-lists';
import { useSelection } from './use-selection';

export type ListPageProps<Row> = {
  title: string;
  /**
   * The list's path in the API without the slash, and the query that was sent. With it people choose the page size, and
   * step from one row's page to the next.
   */
  list?: ReadList | undefined;
  /** From `useListParams`. With `savedAs` people arrange columns and save views. */
  params: ListParams;
  /** From `useQuery` with `placeholderData: keepPreviousData`. */
  query: ListQuery<Row>;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  rowTo?: (row: Row) => string;
  /** The row's accessible name. */
  rowLabel?: (row: Row) => string;
  primaryAction?: ReactNode;
  /** The primary action where it makes a new row, which is also offered when there are no rows. */
  add?: AddRow | false | null | undefined;
  /** Other actions of the list, before the primary one. */
  actions?: ReactNode;
  /** The list that this one belongs to. */
  back?: PageHeaderProps['back'];
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
    list,
    params,
    query,
    columns,
    rowId,
    rowTo,
    rowLabel = rowId,
    add,
    primaryAction = add ? <AddButton {...add} /> : null,
    actions: otherActions,
    back,
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
  const { t } = useTranslation('common');
  const root = useRef<HTMLDivElement>(null);
  const selection = useSelection<Row>(JSON.stringify([params.q, params.filters]));
  useListKeys(root);
  const { data } = query;
  const savedAs = params.savedAs ?? list?.name;
  const saved = useSavedList(savedAs);
  const { layout } = useSaveList();
  const shown = arrangeColumns(columns, saved.layout?.columns);
  const resize = (limit: number) => {
    params.set({ limit });
    if (savedAs && !saved.isPending)
      layout
        .mutateAsync({ list: savedAs, columns: saved.layout?.columns ?? null, pageSize: limit })
        .catch(notify.error);
  };
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
        back={back}
        actions={
          <>
            {otherActions}
            {primaryAction ? <span data-primary-action>{primaryAction}</span> : null}
          </>
        }
        tabs={tabs}
      />
      {notice}
      {views || saved.views.length > 0 ? (
        <ListViews
          params={params}
          views={views ?? [allRows(t('all'))]}
          list={data && list}
          saved={saved.views}
        />
      ) : null}
      {searchable || filters.length > 0 || savedAs ? (
        <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
          <Stack
            direction="row"
            role="search"
            sx={{ flex: 1, flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}
          >
            {searchable ? <ListSearch params={params} placeholder={searchPlaceholder} /> : null}
            <ListFilters params={params} filters={filters} />
          </Stack>
          {savedAs ? (
            <ListTools list={savedAs} columns={columns} saved={saved} pageSize={params.limit} />
          ) : null}
        </Stack>
      ) : null}
      {query.isError && !data ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : isEmpty ? (
        <ListEmpty narrowed={narrowed} empty={add ? { action: primaryAction, ...empty } : empty} />
      ) : (
        <ListFrame stale={query.isPlaceholderData} busy={query.isPlaceholderData || query.isPending}>
          <ListTable
            caption={title}
            list={list}
            columns={shown}
            rows={saved.isPending ? undefined : data?.items}
            expected={Math.min(params.limit, 20)}
            rowId={rowId}
            rowTo={rowTo}
            rowLabel={rowLabel}
            sort={params.sort}
            onSort={(sort) => params.set({ sort })}
            selection={bulkActionsFor || bulkActions.length > 0 ? selection : undefined}
          />
        </ListFrame>
      )}
      {data && !isEmpty ? (
        <ListPaging params={params} data={data} onPageSize={list ? resize : undefined} />
      ) : null}
      <BulkBar selection={selection} actions={actions} total={data?.totalDoc ?? 0} readIds={readIds} />
    </Stack>
  );
}

const allRows = (label: string): ListView => ({ label, filters: {} });

function ListEmpty({ narrowed, empty }: { narrowed: boolean; empty: EmptyStateProps }) {
  const { t } = useTranslation('common');
  return narrowed ? <EmptyState title={t('emptyTitle')} text={t('emptyText')} /> : <EmptyState {...empty} />;
}
