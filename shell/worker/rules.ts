const shoppers = 'auth|user|order|checkout';
const others =
  'admin|store-admin|dashboard|manage|portal|platform-admin|super-admin|system-admin|api|live|mfe|img|uploads';
const beginsWith = (names: string) => new RegExp(`^/(${names})(?=/|$)`);

/** Pages of shoppers that are not kept: without a connection they say so, and come when it is back. */
const own = beginsWith(shoppers);
/** Pages that are one person's, or staff's: neither they nor what they read is kept in the browser. */
const closed = beginsWith(`${shoppers}|${others}`);

/** Whether a page of the shop may be kept: its HTML is the same for everybody with the same builds and language. */
export const isOpenPage = (path: string): boolean => !closed.test(path);

export const isOwnPage = (path: string): boolean => own.test(path);

type Reply = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> };

/** A preview of the back office and a page with overrides are `no-store`. */
export const isKeptPage = ({ status, type, redirected, headers }: Reply): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  !/no-store/.test(headers.get('cache-control') ?? '') &&
  /^text\/html/.test(headers.get('content-type') ?? '');

/** Calls of the catalogue with the same reply for everybody. One to somebody who is signed in may be theirs alone. */
export const isOpenQuestion = (path: string, headers: Pick<Headers, 'has'>): boolean =>
  /^\/api\/catalog(?=\/|$)/.test(path) && !headers.has('authorization');

export const isKeptReply = ({ status, type, headers }: Reply): boolean =>
  status === 200 && type === 'basic' && !/no-store|private/.test(headers.get('cache-control') ?? '');

/** The id of the builds that a page runs. */
export const compositionOf = (html: string): string =>
  /id="larder-composition">{"id":"([^"]+)"/.exec(html)?.[1] ?? '';

export const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** The folders of builds (`/mfe/<part>/<build>/`) that a page names. */
export const buildsIn = (html: string): Set<string> => new Set(html.match(/\/mfe\/[a-z0-9-]+\/[a-z0-9]+\//g));

/** The scripts that a page needs; `later` ones are named as well. */
export const filesIn = (html: string): string[] => [
  ...new Set(html.match(/\/mfe\/[a-z0-9-]+\/[a-z0-9]+\/[\w.-]+\.(?:js|css)/g)),
];
