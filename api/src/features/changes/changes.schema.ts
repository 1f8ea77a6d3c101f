import type { Change } from '../../platform/database/changes.ts';

/** A change that public pages may show. `anything` is what happened while nobody heard. */
export type PageChange = {
  kind: Exclude<Change['kind'], 'principals' | 'mails'> | 'anything';
  /** Null: of any store, or of all. */
  tenantId: string | null;
};

/** One line of the stream. */
export type ChangeMessage = { hearing: boolean } | { changed: PageChange };

export type PageChangeListener = {
  changed(change: PageChange): void;
  /** False: from now on changes pass unheard. Said first of all, and whenever it is otherwise. */
  hearing(on: boolean): void;
};
