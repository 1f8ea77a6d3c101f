import type { ReleaseRecord } from './release-record.schema.ts';

/** Builds that run in one page together. */
export type BuildSet = { shell: ReleaseRecord; shared: ReleaseRecord; remote: ReleaseRecord };

/** A store whose public pages are rendered in a run. */
export type ShopToRender = {
  /** `https://fresh.example`. */
  origin: string;
  /** The JSON of the page's bootstrap data, with its language and root domain. */
  bootstrap: string;
  /** The slug of one of its products; null without one. */
  product: string | null;
  /** Asks the API for this store's public data. `body` is JSON. */
  ask(path: string): Promise<{ status: number; body: string }>;
};

export type RunInput = {
  set: BuildSet;
  /** A file of an uploaded build; null when there is none. */
  read(record: ReleaseRecord, file: string): Promise<Buffer | null>;
  /** Null on a platform without stores: no page is rendered then. */
  shop: ShopToRender | null;
  /** The JSON of the bootstrap data of the platform's own pages. */
  platform: string | null;
};

/** A fault of builds that ran together. */
export type RunFault = {
  code: 'runThrows' | 'runEndless' | 'runBlank';
  remote: string;
  build: string;
  /** The file, the module or the path of the page. */
  place: string;
  /** The error's text. */
  text: string;
  /** The fault would be the same on a machine that has nothing else to do. An error that was thrown is always sure. */
  isSure?: boolean;
};

/** Loads, starts and renders builds together, in processes of their own. */
export type RunBuilds = (input: RunInput) => Promise<RunFault[]>;
