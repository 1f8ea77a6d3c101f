import type { Change } from '../../platform/database/changes.ts';

/** A change that public pages may show. `anything` stands for changes that were missed. */
export type PageChange = {
  kind: Exclude<Change['kind'], 'principals' | 'mails' | 'orders'> | 'anything';
  /** Null: any store, or all. */
  tenantId: string | null;
};

/** An event of the stream. */
export type ChangeMessage = { hearing: boolean } | { changed: PageChange };

export type PageChangeListener = {
  changed(change: PageChange): void;
  /** False: from now on changes may be missed. It is sent first, and at every change of it. */
  hearing(on: boolean): void;
};
