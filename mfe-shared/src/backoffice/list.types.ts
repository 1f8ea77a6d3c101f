import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** One column of a list or table. */
export type Column<Row> = {
  /** Also the name of the column in the API's `sort`. */
  key: string;
  /** Empty for a column of buttons, whose accessible name is then `Actions`. */
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  /** Both directions, or the only one that the API supports. */
  sortable?: boolean | 'asc' | 'desc';
  /** Hidden on screens narrower than this. */
  hideBelow?: 'sm' | 'md' | 'lg';
  /** Hidden until a person chooses it among the columns. */
  optional?: boolean;
  width?: number | string;
};

/** A filter of the list; its value is a parameter of the URL and of the API. */
export type ListFilter = { name: string; label: string } & (
  | { type?: 'select'; options: readonly { value: string; label: string }[] }
  | { type: 'date' }
);

/** A tab above the list: a named set of filters. */
export type ListView = { label: string; filters: Record<string, string>; count?: number | undefined };

/** An action for all selected rows. */
export type BulkAction = {
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Asks for a confirmation. */
  confirm?: { title: string; text: string };
  /** With `false` nothing was done, and the selection stays. */
  run: (ids: string[]) => Promise<unknown>;
  /** For all rows of the list with its search and filters, also those of other pages. */
  runAll?: () => Promise<unknown>;
  /** The selection stays, as the action opens something that can be closed again. */
  keepsSelection?: boolean;
};

/** The action that makes a new row: a link to a page, or a call. */
export type AddRow = { label: string; icon?: ReactNode } & ({ to: string } | { onClick: () => void });

/** The reply of every list of the API. */
export type ListData<Row> = { items: readonly Row[]; totalDoc: number; page: number; pages: number };

/** The parts of a query result that a list reads. */
export type ListQuery<Row> = Pick<
  UseQueryResult<ListData<Row>>,
  'data' | 'isPending' | 'isError' | 'error' | 'isPlaceholderData' | 'refetch'
>;
