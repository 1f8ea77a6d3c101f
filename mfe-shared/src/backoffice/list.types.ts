import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** One column of a list or table. */
export type Column<Row> = {
  /** Also the name that sorting sends to the API. */
  key: string;
  /** Empty for a column of buttons; it is then called `Actions` aloud. */
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  /** Both directions, or the only one the API knows. */
  sortable?: boolean | 'asc' | 'desc';
  /** Left out on screens narrower than this. */
  hideBelow?: 'sm' | 'md' | 'lg';
  width?: number | string;
};

/** A filter over the list; its value is a parameter of the URL and of the API. */
export type ListFilter = { name: string; label: string } & (
  | { type?: 'select'; options: readonly { value: string; label: string }[] }
  | { type: 'date' }
);

/** A tab before the list: a name for a set of filters. */
export type ListView = { label: string; filters: Record<string, string>; count?: number | undefined };

/** Something to do with all chosen rows. */
export type BulkAction = {
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Asks first. */
  confirm?: { title: string; text: string };
  run: (ids: string[]) => Promise<unknown>;
};

/** What every list of the API answers. */
export type ListData<Row> = { items: readonly Row[]; totalDoc: number; page: number; pages: number };

/** The parts of a query's result that a list reads. */
export type ListQuery<Row> = Pick<
  UseQueryResult<ListData<Row>>,
  'data' | 'isPending' | 'isError' | 'error' | 'isPlaceholderData' | 'refetch'
>;
